import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  // Four numbers with dots at the end stand for two groups.
  const given = first.length + last.length + ([...first, ...last].some((group) => group.includes('.')) ? 1 : 0);
  return [...first, ...Array<string>(8 - given).fill('0'), ...last];
}

/** The first `bits` of eight groups, as `2001:db8:0:7::/64`. */
function prefixOf(groups: number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / 16));
  const last = kept.length * 16 - bits;
  const masked = kept.map((group, index) => (index === kept.length - 1 ? (group >> last) << last : group));
  return `${masked.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** Where somebody calls from, and how many times as much as a household all who call from there may do. */
export interface Network {
  name: string;
  share: number;
}

/**
 * The networks that a caller is in, the smallest first: a household's, then what one customer of a provider may have. Of IPv6
 * a /64, within which a caller changes the address at will, a /56 and a /48; of IPv4 the address, and its /24, which many have
 * in common.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const smallest = { name: plain, share: 1 };
  if (isIPv4(plain)) return [smallest, { name: `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`, share: 32 }];
  if (!isIPv6(plain)) return [smallest];
  const groups = groupsOf(plain.replace(/%.*$/, '')).map((group) => Number.parseInt(group, 16));
  return [
    { name: prefixOf(groups, 64), share: 1 },
    { name: prefixOf(groups, 56), share: 2 },
    { name: prefixOf(groups, 48), share: 4 },
  ];
}

/** Who calls: the smallest of their networks. */
export const networkOf = (address: string): string => networksOf(address)[0].name;
