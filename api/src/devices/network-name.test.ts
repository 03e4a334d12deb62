import { describe, expect, it } from 'vitest';
import { networkName } from './network-name.ts';

describe('how much of an address is shown', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['', null],
    [null, null],
    ['unknown', null],
    ["'; drop table sessions; --", null],
  ])('%j is shown as %j', (address, shown) => {
    expect(networkName(address)).toBe(shown);
  });
});
