/**
 * What is loaded when it is first wanted. The keys stand in `data-need` on the controls that want
 * them: the boot script then fetches their chunks beside the app.
 */
export const overlays = {
  "theme-menu": async () => (await import("./components/theme-menu.tsx")).ThemeMenu,
};

export type OverlayKey = keyof typeof overlays;
