### То, что может сказать любая страница в браузере.

web-language = Язык
# На самом языке, чтобы его читатели его нашли.
web-language-name =
    { $language ->
        [de] Deutsch
        [ru] Русский
       *[en] English
    }
web-close = Закрыть
web-back = Назад
web-cancel = Отмена
web-loading = Одну минуту
web-offline = Нет связи. Как только она появится, продолжим с этого места.
