/** Why an address cannot be a link of this site. */
interface AddressFault {
  /** What is wrong, where the rule says more than what to write; and what to write instead. */
  message: string;
  /** The rule that tells of it, where it is not the schema. */
  rule?: string;
}

// A scheme that no link of this site needs, or an address that borrows the page's own.
const otherScheme = /^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:(?!\d)|^[/\\]{2}|^[/\\]\\/i;
const own = /^(\/(?![/\\])[^\s\\]*|#[^\s]+|mailto:[^\s]+@[^\s]+|tel:\+[0-9]+)$/;

/** What is wrong with an address that content links to; nothing where it can be a link. */
export function addressFault(address: string): AddressFault | undefined {
  if (otherScheme.test(address.trim()))
    return {
      message:
        "This address cannot be a link of this site. Write one that begins with https://, mailto: or tel:, or a path of this site such as /about.",
      rule: "link-scheme",
    };
  const isWhole = /^https?:\/\/[^\s\\]+$/.test(address) && URL.canParse(address);
  if (isWhole || own.test(address)) return undefined;
  return {
    message:
      "Write a web address with https://, a path of this site such as /about, or mailto: with an address.",
  };
}
