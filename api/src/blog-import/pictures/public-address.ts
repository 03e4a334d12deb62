import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the public internet. Everything else may be a service of this machine or its network that answers to
 * whoever reaches it: loopback, private and link-local ranges, the metadata of clouds, those within IPv6 too.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** What may be connected to. */
export type MayConnect = (address: string) => boolean;

export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
  constructor() {
    super('its address is none of the public internet');
  }
}

/**
 * Looks names up for a connection, which goes to the very addresses that were judged: a name that means another one a moment later is of
 * no use to anybody.
 */
export const lookupAllowed =
  (mayConnect: MayConnect): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const isAllowed = addresses.every(({ address }) => mayConnect(address));
      if (!isAllowed || addresses.length === 0) return done(new ForbiddenAddress(), []);
      const [first] = addresses;
      if (options.all || !first) done(null, addresses);
      else done(null, first.address, first.family);
    });
