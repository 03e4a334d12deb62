import type { RegistryFile } from '@sahra/shared/federation/registry-file';
import { remoteNameSchema, versionSchema } from '@sahra/shared/federation/release-manifest';
import { checkOffer } from './check-siblings.ts';
import { describe, history, list } from './listing.ts';
import { HOURS_KEPT, LEAST_KEPT, prune } from './prune.ts';
import { distOf } from './publish-builds.ts';
import { publishHost } from './publish-host.ts';
import { publishRelease } from './publish-release.ts';
import {
  emptyRegistry,
  findPointer,
  haltCanary,
  promote,
  ReleaseRefusal,
  removeRemote,
  rollback,
  startCanary,
  switchRemote,
  versionBefore,
} from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';
import { haltWaiting } from './waiting.ts';

export const usage = `npm run release -- <command>

  publish <remote> [--dist DIR] [--canary PERCENT] [--api URL] [--no-browser] [--when-ready]
                                       checks a build, stores it, and gives it to all visitors or to a share of them,
                                       or, where only the host does not fit it, with the next host that does
  rollback <remote> [version]          gives all visitors the version before, or that one
  canary <remote> <version> <percent>  gives a share of the visitors a version that is stored
  promote <remote>                     gives all visitors the canary
  halt <remote>                        takes the canary back, or what waits for a host
  off <remote> | on <remote>           the kill switch
  remove <remote>                      takes the remote out; \`prune\` removes its releases
  list                                 what visitors get, and what is stored
  history [remote]                     who changed what when, and from which commit
  publish host [--canary PERCENT] | rollback host | canary host … | promote host | halt host
                                       the same for the host, with every remote that visitors get
  prune [--keep ${LEAST_KEPT}] [--hours ${HOURS_KEPT}]        removes old releases that no visitor got in the last hours`;

export interface ReleaseOptions {
  dist?: string | undefined;
  canary?: string | undefined;
  api?: string | undefined;
  keep?: string | undefined;
  hours?: string | undefined;
  'no-browser'?: boolean | undefined;
  'when-ready'?: boolean | undefined;
  siteUrl: string;
  say: (text: string) => void;
}

function percentOf(text: string | undefined): number {
  if (text && /^[1-9]\d?$/.test(text)) return Number(text);
  throw new ReleaseRefusal(`"${text ?? ''}" is no share: a whole number from 1 to 99`);
}

function keptOf(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new ReleaseRefusal(`--keep ${text}: a whole number, at least ${LEAST_KEPT}`);
}

function hoursOf(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new ReleaseRefusal(`--hours ${text}: a whole number`);
}

const whereHostCanariesRun =
  'A site of `npm start` runs this host for them beside the other; containers have one host, for all visitors';

async function requireStored(store: ReleaseStore, remote: string, version: string): Promise<void> {
  if (await store.readManifest(remote, version).catch(() => undefined)) return;
  const stored = (await store.list(remote)).map((release) => release.version);
  throw new ReleaseRefusal(`${remote} ${version} is not stored. Stored are: ${stored.join(', ') || 'none'}`);
}

/** What a site cannot be without: these are for remotes. */
const notForTheHost: readonly string[] = ['off', 'on', 'remove'];

/** Carries one command out. Throws a `ReleaseRefusal` with the reason where that is not possible. */
export async function runRelease(
  store: ReleaseStore,
  [command, remote, version, percent]: readonly string[],
  options: ReleaseOptions,
): Promise<void> {
  const { say } = options;
  // Both are names of folders too.
  if (remote && !remoteNameSchema.safeParse(remote).success)
    throw new ReleaseRefusal(`"${remote}" is no name of a remote`);
  if (version && !versionSchema.safeParse(version).success) throw new ReleaseRefusal(`"${version}" is no version`);
  if (remote === 'host' && notForTheHost.includes(command ?? ''))
    throw new ReleaseRefusal('there is no page without a host: it cannot be off or removed');
  const change = async (work: (registry: RegistryFile, name: string) => Promise<RegistryFile> | RegistryFile) => {
    if (!remote) throw new ReleaseRefusal(`which remote?\n\n${usage}`);
    if (version) await requireStored(store, remote, version);
    say(describe(await store.change((registry) => work(registry, remote)), remote));
  };
  /** The same for a version that visitors do not have now. */
  const offer = async (work: (registry: RegistryFile, name: string) => RegistryFile) =>
    change(async (registry, name) => {
      const next = work(registry, name);
      await checkOffer(store, next, name);
      return next;
    });
  const now = new Date();
  switch (command) {
    case 'publish': {
      if (!remote) throw new ReleaseRefusal(`which remote?\n\n${usage}`);
      const share = options.canary === undefined ? undefined : percentOf(options.canary);
      if (options['when-ready'] && (share || remote === 'host'))
        throw new ReleaseRefusal('a remote waits for a host, and then all visitors get it');
      const publication = {
        ...options,
        remote,
        dist: options.dist ?? distOf(remote),
        percent: share,
        withBrowser: !options['no-browser'],
        whenReady: options['when-ready'],
      };
      const {
        version: published,
        isNew,
        isWaiting,
      } = remote === 'host' ? await publishHost(store, publication) : await publishRelease(store, publication);
      if (isWaiting)
        return say(
          isNew
            ? `${remote} ${published} waits for a host that fits it. Not to wait: npm run release -- halt ${remote}`
            : `${remote} ${published} waits already; nothing has changed`,
        );
      const result = `${remote} ${published} is published${share ? ` for ${share} % of the visitors` : ''}`;
      if (share && isNew && remote === 'host') say(whereHostCanariesRun);
      return say(
        isNew
          ? `${result}. Back again: npm run release -- ${share ? 'halt' : 'rollback'} ${remote}`
          : `${result} already; nothing has changed`,
      );
    }
    case 'rollback': {
      const before =
        remote && !version ? versionBefore((await store.readRegistry()) ?? emptyRegistry, remote) : undefined;
      if (remote && before) await requireStored(store, remote, before);
      return await offer((registry, name) => rollback(registry, name, version, now));
    }
    case 'canary':
      if (!version) throw new ReleaseRefusal(`which version?\n\n${usage}`);
      await offer((registry, name) => startCanary(registry, name, version, percentOf(percent), now));
      if (remote === 'host') say(whereHostCanariesRun);
      return;
    case 'promote':
      // A remote that was published meanwhile may not fit a host that was a canary.
      return await offer((registry, name) => promote(registry, name, now));
    case 'halt':
      return await change((registry, name) =>
        findPointer(registry, name)?.canary
          ? haltCanary(registry, name, 'by hand', now)
          : haltWaiting(registry, name, 'by hand', now),
      );
    case 'off':
    case 'on':
      return await change((registry, name) => switchRemote(registry, name, command === 'off', now));
    case 'remove':
      if (version) throw new ReleaseRefusal('remove takes no version: it takes the whole remote out');
      return await change((registry, name) => removeRemote(registry, name, now));
    case 'list':
      return await list(store, say);
    case 'history':
      return await history(store, remote, say);
    case 'prune': {
      const keep = keptOf(options.keep ?? String(LEAST_KEPT));
      const removed = await prune(store, { keep, hours: hoursOf(options.hours ?? String(HOURS_KEPT)) });
      return say(removed.length ? `Removed: ${removed.join(', ')}` : 'Nothing is old enough to be removed');
    }
    default:
      throw new ReleaseRefusal(`${command ? `"${command}" is no command` : 'what shall be done?'}\n\n${usage}`);
  }
}
