import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  // Four numbers with dots at the end stand for two groups.
  const given = first.length + last.length + ([...first, ...last].some((group) => group.includes('.')) ? 1 : 0);
  return [...first, ...Array<string>(8 - given).fill('0'), ...last];
}

/** Who calls: an IPv4 address, or the network of an IPv6 one, within which a caller changes the address at will. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const groups = groupsOf(address.replace(/%.*$/, '')).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
