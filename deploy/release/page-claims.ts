import { isPlatformPart } from '@sahra/shared/federation/platform-addresses';
import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';

/** The pages of one release, as far as they lay claim to addresses. */
export type Claims = Pick<ReleaseManifest, 'name'> & { pages: readonly { id: string; path: string }[] };
type ClaimedPage = Claims['pages'][number];

/** In a form: any word may stand here. No pattern has it as a word. */
const ANY = '*';
/** Segments of addresses that a pattern matches, in small letters. */
type Form = readonly string[];

/** More would make a pattern of optional segments thousands of forms. */
const MAX_SEGMENTS = 8;
const segment = /^(:[\w-]+|[a-z0-9][\w.~-]*)\??$/i;

const segmentsOf = (pattern: string) => pattern.toLowerCase().split('/').filter(Boolean);

/** As the router reads a pattern: no case, no double slash or one at the end, an optional segment there and not there. */
const formsOf = (pattern: string): Form[] =>
  segmentsOf(pattern).reduce<Form[]>(
    (forms, part) => {
      const word = part.startsWith(':') ? ANY : part.replace(/\?$/, '');
      return [...(part.endsWith('?') ? forms : []), ...forms.map((form) => [...form, word])];
    },
    [[]],
  );

const isSameShape = (a: Form, b: Form) => a.join('/') === b.join('/');
const isOverlapping = (a: Form, b: Form) =>
  a.length === b.length && a.every((word, index) => word === b[index] || word === ANY || b[index] === ANY);
const match = (a: string, b: string, isMatch: (a: Form, b: Form) => boolean) =>
  formsOf(a).some((form) => formsOf(b).some((other) => isMatch(form, other)));

/** Why no remote may have this path, whatever the others have. */
function pathFault({ path }: ClaimedPage): string | undefined {
  const segments = segmentsOf(path);
  if (path.includes('*')) return `${path} takes every address below it: each page has a path of its own`;
  if (segments.length > MAX_SEGMENTS) return `${path} has more than ${MAX_SEGMENTS} segments`;
  const odd = segments.find((part) => !segment.test(part));
  if (odd) return `${path} is no path of a page: "${odd}" is neither a word nor a :parameter`;
  const firsts = formsOf(path).map(([first = '']) => first);
  if (firsts.includes(ANY)) return `${path} begins with a parameter, and would take addresses of the whole site`;
  const own = firsts.find(isPlatformPart);
  return own && `${path} begins with /${own}, which the platform answers itself`;
}

/** The host's own pages have a name of their own. */
const idFault = ({ id }: ClaimedPage, name: string): string | undefined =>
  name === 'host' || id.startsWith(`${name}.`) ? undefined : `its id does not begin with "${name}."`;

/** Pages of one release of which only one could ever be seen. Its own static page may stand beside its own dynamic one. */
function twinFault(page: ClaimedPage, earlier: readonly ClaimedPage[]): string | undefined {
  if (earlier.some(({ id }) => id === page.id)) return `two pages have the id ${page.id}`;
  const twin = earlier.find(({ path }) => match(page.path, path, isSameShape));
  return twin && `${page.path} and ${twin.path} are one address`;
}

function siblingFault(page: ClaimedPage, name: string, sibling: Claims): string | undefined {
  if (sibling.pages.some(({ id }) => id === page.id)) return `the id ${page.id} belongs to a page of ${sibling.name}`;
  const same = sibling.pages.find(({ path }) => match(page.path, path, isSameShape));
  if (same) return `${page.path} of ${name} is already a page of ${sibling.name}`;
  const shared = sibling.pages.find(({ path }) => match(page.path, path, isOverlapping));
  return shared && `${page.path} of ${name} has addresses in common with ${shared.path} of ${sibling.name}`;
}

/**
 * Why a release may not have the pages that it names; undefined where it may.
 *
 * An address belongs to one remote. A static page (`/shows-details/1`) beside the dynamic one of a sibling
 * (`/shows-details/:programId`) would take an address of it, since the router ranks static segments first. The other way
 * round the router would leave the sibling's page alone; it is refused too, because what may be published must not depend
 * on who came first, and because the sibling's next page there would be an address that it no longer can have.
 */
export function claimFault({ name, pages }: Claims, siblings: readonly Claims[]): string | undefined {
  for (const [index, page] of pages.entries()) {
    const own = idFault(page, name) ?? pathFault(page) ?? twinFault(page, pages.slice(0, index));
    if (own) return `page ${page.id} of ${name}: ${own}`;
    for (const sibling of siblings.filter((other) => other.name !== name)) {
      const fault = siblingFault(page, name, sibling);
      if (fault) return fault;
    }
  }
  return undefined;
}
