/** The path below which the site is published, from `BASE_PATH`, with a slash at both ends. */
export function basePath(environment: NodeJS.ProcessEnv = process.env): string {
  return `/${environment["BASE_PATH"] ?? ""}/`.replace(/\/+/g, "/");
}
