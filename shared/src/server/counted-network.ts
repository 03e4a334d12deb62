import { BlockList, isIPv6 } from 'node:net';
import { networkOf } from './network-of.ts';

/** Ranges of addresses of this machine and of its private network. */
const inner = new BlockList();
inner.addSubnet('127.0.0.0', 8, 'ipv4');
inner.addSubnet('10.0.0.0', 8, 'ipv4');
inner.addSubnet('172.16.0.0', 12, 'ipv4');
inner.addSubnet('192.168.0.0', 16, 'ipv4');
inner.addSubnet('169.254.0.0', 16, 'ipv4');
inner.addAddress('::1', 'ipv6');
inner.addSubnet('fe80::', 10, 'ipv6');
inner.addSubnet('fc00::', 7, 'ipv6');

/** Proxies that are trusted to name the visitor's address: those on this machine and in its private network. */
export const trustedProxies = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Whose share a request or a connection comes out of: an IPv4 address, or the /64 of an IPv6 one. Undefined for addresses of this machine and
 * its private network: many visitors may be behind them (a proxy that names nobody, the host server), so there they are not one.
 */
export function countedNetwork(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain) return undefined;
  return inner.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4') ? undefined : networkOf(plain);
}
