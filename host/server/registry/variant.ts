import { isInCanary } from '@sahra/shared/federation/bucket';
import type { RemoteEntry } from '@sahra/shared/federation/contract';
import { menuPlacesOf, type MenuPlace } from '@sahra/shared/federation/menus';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { modulesFile } from '@sahra/shared/federation/release-modules';
import { misfitOf, type Offer } from '@sahra/shared/federation/remote-fit';
import type { Layer } from '../../src/doctor/report.ts';
import type { ClosedArea } from '../../src/app/boot.ts';
import type { Published } from './registry.ts';

/** One version of each remote: what one visitor gets. */
export interface Variant {
  /** The same for visitors who get the same. */
  key: string;
  releases: ReleaseManifest[];
  entries: RemoteEntry[];
  /** Remotes that are off, with the pages that are closed with them. */
  closed: ClosedArea[];
  /** What stands in menus, in order. */
  menus: MenuPlace[];
}

function entryOf(release: ReleaseManifest, host: Offer): RemoteEntry {
  const { name, version, entry, app, contract, react, files, importsWait } = release;
  const misfit = misfitOf(release, host);
  const base = `/mf/${name}/${version}/`;
  const modules = files[modulesFile]?.integrity;
  const extensions = release.extensions.map(({ id, slot, order, permission }) => ({ id, slot, order, permission }));
  return {
    name,
    version,
    entry: base + entry,
    ...(app && { app: base + app }),
    contract,
    react,
    ...(misfit && { misfit }),
    ...(modules && { modules }),
    ...(importsWait && { importsWait }),
    pages: release.pages.map(({ id, path, layout, titleKey, robots, slots }) => ({
      id,
      path,
      layout,
      titleKey,
      robots,
      slots,
    })),
    ...(extensions.length > 0 && { extensions }),
  };
}

/** The releases of a variant that its host may execute. */
export const fittingReleases = ({ releases, entries }: Variant): ReleaseManifest[] =>
  releases.filter((_, index) => !entries[index]?.misfit);

/** Is anything tried out, a remote or the host? */
export const hasCanary = ({ remotes, hasHostCanary }: Published) =>
  hasHostCanary === true || remotes.some(({ canary }) => canary);

/** A release that a visitor gets, and why that one. */
export interface Choice {
  layer: Exclude<Layer, 'off'>;
  release: ReleaseManifest;
}

/**
 * What a visitor gets of each remote: the canary where their bucket is among its share, else the stable release; and instead
 * of either, what they chose.
 */
export const choicesFor = (
  { remotes }: Published,
  bucket: number | undefined,
  chosen: readonly ReleaseManifest[] = [],
): Choice[] =>
  remotes.map(({ stable, canary }) => {
    const own = chosen.find(({ name }) => name === stable.name);
    if (own) return { layer: 'override', release: own };
    const isTriedOut = canary && bucket !== undefined && isInCanary(stable.name, bucket, canary.percent);
    return isTriedOut ? { layer: 'canary', release: canary.release } : { layer: 'stable', release: stable };
  });

const made = new WeakMap<Published, Variant[]>();

/** The site as made of these choices. Of what visitors get there are a few, which are made once; what was chosen is read anew for each request. */
export function variantOf(published: Published, choices: readonly Choice[]): Variant {
  const releases = choices.map(({ release }) => release);
  const known = made.get(published) ?? [];
  const same = known.find((variant) => variant.releases.every((release, index) => release === releases[index]));
  if (same) return same;
  const variant = newVariant(published, releases);
  if (!choices.some(({ layer }) => layer === 'override')) made.set(published, [...known, variant]);
  return variant;
}

function newVariant({ revision, host, off }: Published, releases: ReleaseManifest[]): Variant {
  return {
    key: [revision, ...releases.map(({ name, version }) => `${name}@${version}`)].join(' '),
    releases,
    entries: releases.map((release) => entryOf(release, host)),
    closed: off.map(({ name, pages }) => ({ name, pages: pages.map(({ id, path }) => ({ id, path })) })),
    menus: menuPlacesOf([host, ...releases, ...off].flatMap(({ pages }) => pages)),
  };
}
