/** What the browser says of the shared catalogues, as one chunk: all but the command line's own. */
export default import.meta.glob<string>(["../../../../src/taproom/i18n/de/*.ftl", "!**/cli.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
