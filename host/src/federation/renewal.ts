import { storageKeys } from '@sahra/shared/privacy/storage-keys';
import type { PageHandle } from '../routing/page-handle.ts';
import { runningHost, type AskRegistry } from './registry-client.ts';

/** `reload`: a new document, at once. `offer`: a new document, as soon as the visitor wants it. */
export type Renewal = 'none' | 'reload' | 'offer';

type Release = Pick<PageHandle, 'remote' | 'version'>;

/** Is another version in force than this document has, or none: of one of the remotes, or of the host that runs them? */
export async function isReplaced(releases: readonly Release[], askRegistry: AskRegistry): Promise<boolean> {
  const answer = await askRegistry(0);
  if (!answer) return false;
  const inForce = new Set(answer.remotes.map(({ name, version }) => `${name}@${version}`));
  return (
    answer.host !== runningHost ||
    // Pages of the host itself have its version.
    releases.some(({ remote, version }) => version !== runningHost && !inForce.has(`${remote}@${version}`))
  );
}

/** Remembers for the tab that it leaves a release. False where it did so before, or cannot remember it. */
function isLeftFirst({ remote, version }: Release): boolean {
  try {
    const left = new Set((sessionStorage.getItem(storageKeys.leftReleases) ?? '').split(' ').filter(Boolean));
    const name = `${remote}@${version}`;
    if (left.has(name)) return false;
    sessionStorage.setItem(storageKeys.leftReleases, [...left, name].join(' '));
    return true;
  } catch {
    return false;
  }
}

/**
 * What a tab does about a release that it could not load, or that throws. A document has one version of each remote; where
 * another one is in force by now, a new document brings it, with its hashes, pages and style sheets. A tab leaves each
 * release by itself once, so that it cannot reload for ever, and never where the visitor would lose what they have typed.
 */
export async function renewalOf(
  release: Release,
  askRegistry: AskRegistry,
  wouldLoseValues: boolean,
): Promise<Renewal> {
  if (!(await isReplaced([release], askRegistry))) return 'none';
  return !wouldLoseValues && isLeftFirst(release) ? 'reload' : 'offer';
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(initial, 0);
  }
  if (field.type === 'hidden') return false;
  return field.type === 'checkbox' || field.type === 'radio'
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;
}

/** Has the visitor typed or chosen something in a form of this page? */
export const hasTypedValues = (page: ParentNode): boolean =>
  [
    ...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select'),
  ].some(isChanged);
