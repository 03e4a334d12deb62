import { networkOf } from '@sahra/shared/server/network-of';

/** How much of an address its owner is shown: enough to recognize their own, too little to be tracked by. */
export function networkName(address: string | null): string | null {
  if (!address) return null;
  const network = networkOf(address);
  if (/^\d+(?:\.\d+){3}$/.test(network)) return network.replace(/\d+$/, '0/24');
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1];
  return groups === undefined ? null : `${groups}::/48`;
}
