/** Files that the build writes at the top of an export, beside the pages. No file of an owner's has such a name. */
export const exportFiles = {
  calendar: "events.ics",
  domain: "CNAME",
  feed: "feed.xml",
  headers: "_headers",
  icon: "icon.svg",
  largeIcon: "icon-512.png",
  manifest: "site.webmanifest",
  maskableIcon: "icon-maskable-512.png",
  redirects: "_redirects",
  robots: "robots.txt",
  security: ".well-known/security.txt",
  siteMap: "sitemap.xml",
  smallIcon: "icon-192.png",
  touchIcon: "apple-touch-icon.png",
} as const;

/** The icon of a tab as many programs ask for it. A file of the owner's with this name, `files/root/favicon.ico`, replaces it. */
export const faviconFile = "favicon.ico";

/** Those with settings for hosts, which have no address, as a part of a regular expression. */
export const settingsPattern = `${exportFiles.headers}|${exportFiles.redirects}`;
