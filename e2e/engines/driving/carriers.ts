/**
 * Elements that can have a role. A classic driver tells the role and the name of an element that it
 * is given, and finds none by them.
 */
export const carriers: Readonly<Record<string, string>> = {
  button: "button",
  dialog: "dialog, [role=dialog]",
  group: "fieldset, [role=group]",
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a[href]",
  main: "main",
  menu: "[role=menu]",
  menuitemradio: "[role=menuitemradio]",
  navigation: "nav",
  region: "section, [role=region]",
  status: "output, [role=status]",
  textbox: "input, textarea",
};
