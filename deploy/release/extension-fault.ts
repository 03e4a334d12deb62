import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { isShownOn } from '@sahra/shared/federation/slots';
import { languageCodes } from '@sahra/shared/i18n/languages';

type Release = Pick<ReleaseManifest, 'name' | 'pages' | 'extensions' | 'hints'>;
type Extension = ReleaseManifest['extensions'][number];

/** Each is tried out on a page of its own, in every language. */
export const MAX_EXTENSIONS = 12;

const nameShape = /^[a-z][a-z0-9-]{0,59}$/;

function idFault({ id }: Extension, { name, pages, extensions }: Release): string | undefined {
  if (!id.startsWith(`${name}.`)) return `its id does not begin with "${name}."`;
  if (!nameShape.test(id.slice(name.length + 1))) return 'its id does not end with a name such as "latest-posts"';
  if (pages.some((page) => page.id === id)) return 'a page has the same id';
  return extensions.filter((other) => other.id === id).length > 1 ? 'another one has the same id' : undefined;
}

function namespaceFault({ namespaces = [] }: Extension, { hints }: Release): string | undefined {
  const missing = namespaces.find((namespace) =>
    languageCodes.some((language) => !Object.hasOwn(hints.messages, `${namespace}/${language}`)),
  );
  return missing && `remote.json does not say where the messages of ${missing} are`;
}

/**
 * Why a release may not have its extensions; undefined where it may. What begins with the name of its remote is no other's: ids
 * of others need not be compared.
 */
export function extensionFault(release: Release): string | undefined {
  const { name, extensions, hints } = release;
  if (extensions.length > MAX_EXTENSIONS)
    return `${name} has ${extensions.length} extensions, and ${MAX_EXTENSIONS} is the most that a remote may have`;
  for (const extension of extensions) {
    const { id } = extension;
    const isAnnounced = Object.hasOwn(hints.pages, id);
    const fault =
      idFault(extension, release) ??
      (isAnnounced ? undefined : 'remote.json does not say what it needs') ??
      namespaceFault(extension, release);
    if (fault) return `extension ${id} of ${name}: ${fault}`;
  }
  return undefined;
}

/** What no page shows, each as a sentence: its slot may come with another release. */
export const notesOnSlots = ({ extensions }: Release, pages: ReleaseManifest['pages']): string[] =>
  extensions
    .filter((extension) => !pages.some((page) => isShownOn(page, extension)))
    .map(({ id, slot }) => `No page has the slot ${slot} yet: ${id} is not shown.`);
