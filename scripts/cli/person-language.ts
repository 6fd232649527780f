/**
 * The language of the person at the terminal, as a BCP 47 tag: by the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
 * set, as POSIX orders them; on Windows and macOS that of the system. English otherwise, as on a server.
 */
export function personLanguage(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = LC_ALL || LC_MESSAGES || LANG;
  if (locale) {
    // `C` and `POSIX` are no languages.
    const [language, region] = /^[a-z]{2,3}(?=$|[_.@])(?:_([A-Z]{2}))?/.exec(locale) ?? ["en"];
    return region ? `${language.slice(0, -3)}-${region}` : language;
  }
  const hasOwn = platform === "win32" || platform === "darwin";
  return hasOwn && !environment["CI"] ? new Intl.DateTimeFormat().resolvedOptions().locale : "en";
}
