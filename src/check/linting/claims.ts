const quality =
  "best|finest|greatest|fastest|safest|smartest|easiest|simplest|tastiest|leading|most (?:advanced|beautiful|comfortable|complete|comprehensive|delicious|effective|efficient|flexible|innovative|luxurious|powerful|prestigious|reliable|secure|trusted|trustworthy)";
const everywhere =
  "on the (?:market|planet)|in (?:the (?:business|city|country|county|industry|land|market|region|UK|US|universe|world)|America|Britain|England|Europe|Germany|Ireland|London|Scotland|town|Wales)";
const realm =
  "(?:(?:the )?(?:world|country|county|nation|city|region|UK|industry)|America|Britain|England|Europe|Ireland|London|Scotland|Wales)['’]s";
const one = "(?:#\\s?1|no\\.? ?1|number one)";
/** Of what no figure is needed: `guaranteed delivery within 3 days` can be shown, `guaranteed success` cannot. */
const promised =
  "(?:best|customer satisfaction|freshness|fun|growth|happiness|lowest|profits?|quality|results?|returns?|satisfaction|savings|security|success)";
const safe = "(?:safe|secure|risk[- ]free|reliable|private|accurate|bug-free|watertight)";

/**
 * Claims that cannot be shown, as patterns for whole words. Facts stay: what is oldest or largest, what a
 * warranty covers, a rate that a contract fixes.
 */
export const claims: readonly string[] = [
  `100\\s?(?:%|percent|per cent) (?:(?:safe|secure|reliable|private|bug-free|accessible|compliant|satisfaction|uptime)|guaranteed)`,
  `(?:absolutely|completely|totally) ${safe}`,
  "fully (?:(?:[\\w-]+ ){0,2}compliant|secure)(?! with (?:our|this|these|the) )",
  "(?:best|first)[- ]in[- ]class",
  "(?:market|industry|world)[- ]leading(?! (?:author|expert|figure|scholar|scientist)s?)",
  "world[- ]class(?! (?:athlete|author|expert|musician|player|scientist)s?)",
  "(?:bank|military)[- ]grade",
  "unhackable|unbreakable|unbeatable|unmatched|unparalleled|unrival+ed|unsurpassed|second to none",
  "zero downtime|never (?:crashes|fails|goes down)(?! (?:for|to|below|again))",
  "risk[- ]free(?! (?:asset|benchmark|bond|instrument|interest|investment|rate|return|trial|yield)s?)",
  `(?:the (?:very )?|simply )?(?:${quality}) (?:[\\w'’-]+ ){0,4}?(?:${everywhere})`,
  `${realm} (?:${quality}|favourite|favorite|first)`,
  `(?:we are|we['’]re) (?:the|a|one of the) (?:[\\w'’-]+ ){0,2}?leading`,
  `(?:the|${realm}|our|rated|voted|ranked|we are|we['’]re) ${one}(?! (?:cause|concern|goal|hit|priority|question|reason|request|rule|spot|thing|tip)s?)`,
  `${one} (?:choice|for|rated)`,
  `guaranteed ${promised}|${promised} (?:is |are )?guaranteed`,
  `(?:we|which|that) guarantees? (?:the )?${promised}`,
];
