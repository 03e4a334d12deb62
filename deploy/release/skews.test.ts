import { beforeAll, describe, expect, it } from 'vitest';
import { facade } from '@sahra/shared/federation/provided-modules';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { variantOf } from '../../host/server/registry/variant.ts';
import { usedNames } from '../build/provided-names.ts';
import { bundleRemote } from '../build/testing/bundle-remote.ts';
import { places, usedInPlaces, type Place } from '../build/testing/used-in-places.ts';
import { runRelease } from './command.ts';
import { publishAtStart } from './publish-at-start.ts';
import { publish } from './registry-changes.ts';
import { writeBuild } from './testing/build.ts';
import { startSmallApi, writeHost } from './testing/small-site.ts';
import { useStartedSite } from './testing/started-site.ts';

/** What may happen to a name of the facade, and what that means for a remote that uses it, in each of four places. */
const table = `
a name that   | old host, old remote | old host, new remote | new host, old remote | new host, new remote
is added      | fits                 | missing              | fits                 | fits
is removed    | fits                 | fits                 | missing              | fits
takes more    | fits                 | another type         | fits                 | fits
takes another | fits                 | another type         | another type         | fits`;

type Age = 'old' | 'new';
type Made = Readonly<Record<'host' | 'remote', Readonly<Record<Age, { has: boolean; types?: string[] }>>>>;

/** By the name of a row: which release has or uses the name, and with which type. */
const changes: Readonly<Record<string, Made>> = {
  'is added': {
    host: { old: { has: false }, new: { has: true } },
    remote: { old: { has: false }, new: { has: true } },
  },
  'is removed': {
    host: { old: { has: true }, new: { has: false } },
    remote: { old: { has: true }, new: { has: false } },
  },
  'takes more': {
    host: { old: { has: true, types: ['t1'] }, new: { has: true, types: ['t2', 't1'] } },
    remote: { old: { has: true, types: ['t1'] }, new: { has: true, types: ['t2'] } },
  },
  'takes another': {
    host: { old: { has: true, types: ['t1'] }, new: { has: true, types: ['t2'] } },
    remote: { old: { has: true, types: ['t1'] }, new: { has: true, types: ['t2'] } },
  },
};

const wordsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const [head = '', ...rows] = table.trim().split('\n');
const cells = rows.flatMap((row) => {
  const [change = '', ...outcomes] = wordsOf(row);
  return wordsOf(head).flatMap((skew, column) => {
    const [, host, remote] = /^(\w+) host, (\w+) remote$/.exec(skew) ?? [];
    if (!host || !remote) return [];
    return (Object.keys(places) as Place[]).map(
      (place) => [change, place, host as Age, remote as Age, outcomes[column - 1] ?? ''] as const,
    );
  });
});

let used: string[];
beforeAll(async () => {
  const { server, browser } = await bundleRemote(usedInPlaces);
  used = usedNames(server, browser)[facade] ?? [];
});

/** Two releases of a skew: what the bundles of a real remote use, with the one name that is another. */
async function releasesOf(change: string, place: Place, ages: Readonly<Record<'host' | 'remote', Age>>) {
  const name = places[place];
  const made = changes[change] ?? expect.fail(`there is no change "${change}"`);
  const fieldsOf = (half: 'host' | 'remote'): Partial<ReleaseManifest> => {
    const { has, types } = made[half][ages[half]];
    const names = { [facade]: used.filter((each) => each !== name || has) };
    return {
      ...(half === 'host' ? { offers: names } : { uses: names }),
      types: { [facade]: types ? { [name]: types } : {} },
    };
  };
  return {
    host: await writeBuild('host', '2.0.0', fieldsOf('host')),
    shop: await writeBuild('shop', '2.0.0', fieldsOf('remote')),
    hostFields: fieldsOf('host'),
  };
}

/** Why the remote of a cell does not fit its host; undefined where it does. */
const misfitIn = (outcome: string, place: Place): string | undefined => {
  const name = places[place];
  if (outcome === 'missing') return `it uses ${name} of ${facade}, which the host does not offer`;
  return outcome === 'fits' ? undefined : `it was built for another type of ${name} of ${facade} than the host has`;
};

describe('Of a name of the facade that', () => {
  it('changes there are as many skews as the table has, and a real remote uses each of them', () => {
    expect(cells).toHaveLength(64);
    expect(used).toEqual(expect.arrayContaining(Object.values(places)));
  });

  it.each(cells)('%s, used in %s, the %s host runs the %s remote: %s', async (change, place, host, remote, outcome) => {
    const skew = await releasesOf(change, place, { host, remote });
    const choice = { layer: 'stable', release: skew.shop.manifest } as const;
    const { entries } = variantOf({ revision: 1, host: skew.host.manifest, remotes: [], off: [] }, [choice]);
    expect(entries[0]?.misfit).toBe(misfitIn(outcome, place));
  });
});

describe('No visitor finds out', () => {
  const { store, refusalOf } = useStartedSite();

  /** What visitors had, one after the other. */
  async function visitorsHad(...releases: Awaited<ReturnType<typeof writeBuild>>[]) {
    for (const { dist, manifest } of releases) {
      await store().add(dist, manifest);
      await store().change((registry) => publish(registry, manifest.name, manifest.version, new Date()));
    }
  }

  it.each(cells.filter(([, , , , outcome]) => outcome !== 'fits'))(
    'where it %s, used in %s, and the %s host meets the %s remote: %s',
    async (change, place, hostAge, remoteAge, outcome) => {
      const { host, shop } = await releasesOf(change, place, { host: hostAge, remote: remoteAge });
      const reason = `shop 2.0.0 does not fit the host 2.0.0: ${misfitIn(outcome, place)}`;
      const [anyHost, plainShop] = [await writeBuild('host', '9.0.0'), await writeBuild('shop', '9.0.0')];
      await visitorsHad(anyHost, shop, plainShop, host);
      expect(await refusalOf(['publish', 'shop'], { dist: shop.dist })).toContain(reason);
      expect(await refusalOf(['rollback', 'shop', '2.0.0'])).toContain(reason);
      expect(await refusalOf(['canary', 'shop', '2.0.0', '10'])).toContain(reason);
      await visitorsHad(anyHost, shop);
      expect(await refusalOf(['publish', 'host'], { dist: host.dist })).toContain(reason);
      expect(await refusalOf(['rollback', 'host', '2.0.0'])).toContain(reason);
      const warnings: string[] = [];
      const next = await writeBuild('host', '2.1.0', { ...host.manifest, version: '2.1.0' });
      const started = await publishAtStart(store(), [{ ...next, release: next.manifest }], (text) =>
        warnings.push(text),
      );
      expect(started.host?.version).toBe('9.0.0');
      expect(warnings).toEqual([expect.stringContaining(misfitIn(outcome, place) ?? '')]);
    },
  );

  it('where a name takes more: the host is published under the old remote, and then the new remote is', async () => {
    const before = await releasesOf('takes more', 'a page', { host: 'old', remote: 'old' });
    const after = await releasesOf('takes more', 'a page', { host: 'new', remote: 'new' });
    await visitorsHad(before.host, before.shop);
    const api = await startSmallApi();
    const options = { siteUrl: api, say: () => {}, 'no-browser': true };
    await runRelease(store(), ['publish', 'host'], { ...options, dist: await writeHost('3.0.0', after.hostFields) });
    const { uses, types } = after.shop.manifest;
    const { dist } = await writeBuild('shop', '3.0.0', { uses, types });
    await runRelease(store(), ['publish', 'shop'], { ...options, dist });
    const registry = await store().readRegistry();
    expect([registry?.host?.version, registry?.remotes.shop?.version]).toEqual(['3.0.0', '3.0.0']);
  });
});
