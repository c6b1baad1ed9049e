### What every page of the browser client may say.

web-language = Language
# In the language itself, so that its readers find it.
web-language-name =
    { $language ->
        [de] Deutsch
        [ru] Русский
       *[en] English
    }
web-close = Close
web-back = Back
web-cancel = Cancel
web-loading = One moment
web-offline = No connection. It goes on here as soon as there is one.
