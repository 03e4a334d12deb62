/** An address as it was meant: `example.org/page` is one of the web, `mona@example.org` one for mail. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s:/@]+@[^\s:/@]+\.[^\s:/@]+$/.test(address)) return `mailto:${address}`;
  return /^[^\s:/.]+(\.[^\s:/.]+)+([/?#]\S*)?$/.test(address) ? `https://${address}` : address;
}

/** With what an address begins that a post may lead to, to be said in a sentence. */
export const linkBeginnings = '\u2066https:// · http:// · mailto: · /\u2069';
