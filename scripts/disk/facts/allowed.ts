/** Elements that draw, paint or group. No text, whose fonts nobody knows, and nothing that loads, links or moves. */
export const elements = wordSet(`
  svg g defs symbol use path rect circle ellipse line polyline polygon
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset
`);

/** Elements that are removed with their content. Other elements that are not allowed leave their content. */
export const goneWhole = wordSet("script style text title desc metadata foreignObject");

/** Attributes of shapes and paints (SVG 2, "Attribute index"). */
const plain = wordSet(`
  viewBox width height preserveAspectRatio transform id d points
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr pathLength
  opacity color display visibility overflow fill-opacity fill-rule clip-rule
  stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset stroke-opacity vector-effect paint-order
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerWidth markerHeight markerUnits refX refY orient
  filterUnits primitiveUnits color-interpolation-filters in in2 result mode operator values type
  stdDeviation dx dy flood-color flood-opacity k1 k2 k3 k4
`);

/** Attributes whose value may be a function: a colour, or a pointer at a part of the same drawing. */
const painted = wordSet("fill stroke clip-path mask filter marker-start marker-mid marker-end");

function wordSet(row: string): ReadonlySet<string> {
  return new Set(row.trim().split(/\s+/));
}

/**
 * A value whose functions name a colour or a part of the same drawing, and no others: browsers know many
 * that load, such as `image-set()`, and read `u\72l()` as one of them too.
 */
const pointsInside =
  /^(?:(?<![\w-])(?:url\(\s*(?:#[^\s"'()\\]+|"#[^"\\]+"|'#[^'\\]+')\s*\)|(?:var|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\()|[^(\\"'])*$/i;

/** Whether an attribute may stay in a drawing. Any other is removed. */
export function isAllowed(name: string, value: string): boolean {
  if (name === "href") return value.startsWith("#");
  return plain.has(name) || (painted.has(name) && pointsInside.test(value));
}
