/** Facts of the build. Without it, as in unit tests, there are none. */
interface ImportMetaEnv {
  /** Whether the site has more than one language. */
  readonly HAS_LANGUAGES: boolean;
}
