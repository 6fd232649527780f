import { defineRule } from "../linting/define-rule.ts";

/** Fields that lead visitors, or what they send, to an address on the web. */
const keys = /^(href|source|endpoint|origin|contact)$/;

// RFC 1918, 3927, 4193, 4291, 6762, 8375, and names that routers and offices give. Of this machine
// itself `placeholder` speaks.
const privateHost =
  /^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^\[(?:f[cd]|fe80)|(?:^|\.)(?:local|localdomain|lan|intranet|corp|home|home\.arpa)$|^(?!localhost$)[^.[\]]+$/;

export const linkPrivate = defineRule({
  id: "link-private",
  severity: { check: "warning", publish: "error" },
  summary: "A link into a private network.",
  why: "It works at the desk where it was tried, and for no visitor; it tells strangers how the network is made.",
  mend: "Write the address that everybody can reach, or leave the link out.",
  bad: "href: «http://192.168.0.12/shop»",
  good: "href: https://shop.fixture.internal/",
  alsoBad: [
    "href: «https://printer.local/»",
    "href: «https://wiki/»",
    "bullets:\n  - See [the *list*](«http://10.0.0.3:8080/list»)",
    'href: «"http://[fd00::1]/"»',
  ],
  alsoGood: [
    "href: https://1.1.1.1/",
    "href: https://172.32.0.1/",
    "href: https://local.fixture.internal/lan",
    "href: mailto:me@fixture.internal",
  ],
  check({ texts, report }) {
    for (const text of texts) {
      if (!keys.test(text.key) || !/^https?:/.test(text.value)) continue;
      const { hostname } = new URL(text.value);
      if (privateHost.test(hostname))
        report(text, {
          message: `${hostname} is an address of a private network, which visitors cannot reach.`,
          hint: "Which address do others reach it by? Write that, or leave the link out.",
        });
    }
  },
});
