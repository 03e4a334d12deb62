import { describe, expect, it } from 'vitest';
import { networkOf, networksOf } from './network-of.ts';

describe('networks of callers', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:0DB8:0:0007::1', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['no address', 'no address'],
  ])('%s calls from %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['192.0.2.77', ['192.0.2.77', '192.0.2.0/24']],
    ['2001:db8:1:7ff::1', ['2001:db8:1:7ff::/64', '2001:db8:1:700::/56', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
    ['no address', ['no address']],
  ])('%s is in %j', (address, networks) => {
    expect(networksOf(address).map(({ name }) => name)).toEqual(networks);
  });
});
