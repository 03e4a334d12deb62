import { expect, it } from 'vitest';
import { facade } from '@sahra/shared/federation/provided-modules';
import { usedNames } from './provided-names.ts';
import { bundleRemote } from './testing/bundle-remote.ts';
import { places, usedInPlaces } from './testing/used-in-places.ts';

it.each([
  ['', /^$/],
  [', and where files come late', /(page|extension)\.ts$/],
])(
  'A remote uses a name wherever one of its bundles does: on a page, in a slot, in one of both halves%s',
  async (_when, late) => {
    const { server, browser } = await bundleRemote(usedInPlaces, late);
    expect(usedNames(server, browser)).toEqual({ [facade]: ['CONTRACT_VERSION', ...Object.values(places)] });
  },
);
