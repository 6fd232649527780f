/** Whether files have permissions and everybody can make links. On Windows only administrators can. */
export const isPosix = process.platform !== "win32";
