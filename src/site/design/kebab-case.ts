/** A name as files, attributes and CSS write it: `theme-menu` for `themeMenu`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
