/** `themeMenu` as it is written in files, attributes and CSS: `theme-menu`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
