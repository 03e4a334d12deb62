import { partNamespaces } from '@sahra/shared/federation/part-namespaces';
import { hostVersionOf, type RegistryFile } from '@sahra/shared/federation/registry-file';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { misfitOf } from '@sahra/shared/federation/remote-fit';
import { extensionFault } from './extension-fault.ts';
import { menuFault } from './menu-fault.ts';
import { claimFault } from './page-claims.ts';
import { findPointer, ReleaseRefusal } from './registry-changes.ts';
import type { ReleaseStore } from './store.ts';

/** Refuses a release that the host of the visitors would not execute; says which stored host would. */
export async function checkFit(store: ReleaseStore, release: ReleaseManifest, host: ReleaseManifest): Promise<void> {
  const misfit = misfitOf(release, host);
  if (!misfit) return;
  const hosts = await Promise.all((await store.list('host')).map(({ version }) => store.readManifest('host', version)));
  const fitting = hosts.find((other) => other && !misfitOf(release, other));
  throw new ReleaseRefusal(
    `${release.name} ${release.version} does not fit the host ${host.version}: ${misfit}; ${fitting ? `the host ${fitting.version} fits` : 'no host that is stored fits, and with --when-ready a publication waits for one'}`,
  );
}

/** The release of a name that visitors have, if they have one that is stored. */
export async function inForce(
  store: ReleaseStore,
  registry: RegistryFile,
  name: string,
): Promise<ReleaseManifest | undefined> {
  const version = findPointer(registry, name)?.version;
  return version ? await store.readManifest(name, version) : undefined;
}

/** What the other remotes are, in every version that a visitor may get. */
export async function siblingsOf(
  store: ReleaseStore,
  registry: RegistryFile,
  name: string,
): Promise<ReleaseManifest[]> {
  const pointers = Object.entries(registry.remotes).filter(([sibling]) => sibling !== name);
  const versions = pointers.flatMap(([sibling, { version, canary }]) =>
    [version, canary?.version].flatMap((each) => (each ? [[sibling, each] as const] : [])),
  );
  const manifests = await Promise.all(versions.map(([sibling, version]) => store.readManifest(sibling, version)));
  return manifests.filter((manifest) => manifest !== undefined);
}

/** The other remotes whose pages all visitors have: neither canaries nor what is off. */
export async function remotesInForce(
  store: ReleaseStore,
  registry: RegistryFile,
  name: string,
): Promise<ReleaseManifest[]> {
  const remotes = await siblingsOf(store, registry, name);
  return remotes.filter((remote) => {
    const pointer = findPointer(registry, remote.name);
    return pointer?.version === remote.version && !pointer.isOff;
  });
}

/** Where the messages of a release lie in the one store of all messages, where nobody else's may. */
const namespacesOf = ({ name, hints }: ReleaseManifest): string[] => [
  name,
  ...Object.keys(hints.messages)
    .flatMap((key) => (key.includes('/') ? key.slice(0, key.indexOf('/')) : []))
    .filter((namespace) => !partNamespaces.includes(namespace)),
];

/** Why a release may not have its namespaces: its messages would take the place of others', or theirs of its own. */
function namespaceFault(release: ReleaseManifest, others: readonly ReleaseManifest[]): string | undefined {
  for (const other of others.filter(({ name }) => name !== release.name)) {
    const taken = namespacesOf(release).find((namespace) => namespacesOf(other).includes(namespace));
    if (taken) return `the namespace ${taken} of ${release.name} belongs to ${other.name}`;
  }
  return undefined;
}

/** Refuses a release with pages, extensions, menus or namespaces that it may not have: of another remote in a version that visitors get, or of the host. */
export async function checkPaths(
  store: ReleaseStore,
  registry: RegistryFile,
  host: ReleaseManifest | undefined,
  release: ReleaseManifest,
): Promise<void> {
  const others = [...(host ? [host] : []), ...(await siblingsOf(store, registry, release.name))];
  checkClaims(release, others);
}

/** Refuses what claims something of what it would be published with. */
export function checkClaims(release: ReleaseManifest, others: readonly ReleaseManifest[]): void {
  const fault =
    claimFault(release, others) ?? extensionFault(release) ?? menuFault(release) ?? namespaceFault(release, others);
  if (fault) throw Object.assign(new ReleaseRefusal(fault), { remote: release.name });
}

/** Refuses a host that would not execute a remote that visitors get, that has one of its pages, or a place in no menu. */
export function checkHost(host: ReleaseManifest, remotes: readonly ReleaseManifest[]): void {
  for (const remote of remotes) {
    const misfit = misfitOf(remote, host);
    if (misfit)
      throw new ReleaseRefusal(`${remote.name} ${remote.version} does not fit the host ${host.version}: ${misfit}`);
  }
  const fault = claimFault(host, remotes) ?? menuFault(host);
  if (fault) throw new ReleaseRefusal(fault);
}

/** Refuses to offer a version that is stored where the host does not fit it, or something of it has become another's since. */
export async function checkOffer(store: ReleaseStore, registry: RegistryFile, name: string): Promise<void> {
  const pointer = findPointer(registry, name);
  const offered = pointer && (await store.readManifest(name, pointer.canary?.version ?? pointer.version));
  if (!offered) return;
  if (name === 'host') return checkHost(offered, await siblingsOf(store, registry, 'host'));
  const version = hostVersionOf(registry);
  const host = version ? await store.readManifest('host', version) : undefined;
  if (host) await checkFit(store, offered, host);
  await checkPaths(store, registry, host, offered);
}
