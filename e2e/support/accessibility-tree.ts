import type { CDPSession, Page } from "playwright/test";

type Node = Awaited<ReturnType<typeof fetchTree>>[number];

/** Roles that say nothing to a listener: what they hold stands in their place. */
const silentRoles = new Set(["generic", "none", "InlineTextBox", "ListMarker"]);

/** Roles of words and of the ends of their lines. */
const wordRoles = new Set(["StaticText", "LineBreak"]);

/** Chromium's names for roles that have a plainer one. */
const plainRoles: Readonly<Record<string, string>> = {
  RootWebArea: "document",
  DescriptionList: "description list",
  Iframe: "frame",
  LabelText: "label",
};

/** States that are spoken, in the order in which they are written. */
const spokenStates = [
  ...["checked", "expanded", "haspopup", "disabled", "required", "invalid", "modal"],
  ...["live", "valuetext", "focused"],
];

/**
 * What Chromium tells assistive technology of a page, a line for each thing, indented by what holds
 * it: role, name in quotes, states, value, and the description after a dash.
 */
export async function accessibilityTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const nodes = await fetchTree(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = ({ childIds = [] }: Node) => childIds.flatMap((id) => byId.get(id) ?? []);

  /** Children that are heard, with the silent ones replaced by what they hold. */
  const heardIn = (node: Node): Node[] =>
    childrenOf(node).flatMap((child) =>
      child.ignored || silentRoles.has(roleOf(child)) ? heardIn(child) : [child],
    );

  const lines: string[] = [];
  const write = (node: Node, depth: number): void => {
    const heard = heardIn(node);
    const isWords = heard.every((child) => wordRoles.has(roleOf(child)));
    const words = isWords ? squeeze(heard.map(textOf).join("")) : "";
    lines.push("  ".repeat(depth) + describe(node, words));
    if (!isWords) for (const child of heard) if (!isBlank(child)) write(child, depth + 1);
  };
  const [root] = nodes;
  if (root) write(root, 0);
  return `${lines.join("\n")}\n`;
}

async function fetchTree(session: CDPSession) {
  return (await session.send("Accessibility.getFullAXTree")).nodes;
}

const roleOf = ({ role }: Node) => `${role?.value ?? ""}`;
const textOf = ({ name }: Node) => `${name?.value ?? ""}`;
const nameOf = (node: Node) => squeeze(textOf(node));
const isBlank = (node: Node) => wordRoles.has(roleOf(node)) && !nameOf(node);
const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/** A thing in one line. Its words are left out where its name or value says the same. */
function describe(node: Node, words: string): string {
  const role = roleOf(node);
  if (role === "StaticText") return `text: ${nameOf(node)}`;
  const name = nameOf(node);
  const value = squeeze(`${node.value?.value ?? ""}`);
  const description = squeeze(`${node.description?.value ?? ""}`);
  const said = words !== value && withoutSpaces(words) !== withoutSpaces(name) ? words : "";
  const parts = [
    plainRoles[role] ?? role,
    ...(name ? [JSON.stringify(name)] : []),
    ...statesOf(node),
    ...(value ? [`= ${value}`] : []),
  ];
  return `${parts.join(" ")}${said && `: ${said}`}${description && ` – ${description}`}`;
}

const withoutSpaces = (text: string) => text.replaceAll(" ", "");

function statesOf(node: Node): string[] {
  const properties = node.properties ?? [];
  const states = new Map<string, unknown>(properties.map(({ name, value }) => [name, value.value]));
  const spoken = roleOf(node) === "heading" ? [`level ${states.get("level")}`] : [];
  if (roleOf(node) === "RootWebArea") return spoken;
  for (const name of spokenStates) {
    const state = states.get(name);
    if (name === "expanded" && state === false) spoken.push("collapsed");
    else if (name === "checked" && state === "false") spoken.push("not checked");
    else if (state === true || state === "true") spoken.push(name);
    else if (state && state !== "false" && state !== "off") spoken.push(`${name} ${state}`);
  }
  return spoken;
}
