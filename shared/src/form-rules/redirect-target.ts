const MAX_LENGTH = 2000;
/** One slash at the beginning; nothing that browsers drop or turn into a slash. */
const ownBeginning = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/**
 * A path of this site as it may be gone to, with what follows it; undefined for everything else that an address may carry: another
 * site, a scheme, what would become either once it is resolved.
 */
export function ownPathOf(text: string | null | undefined): string | undefined {
  if (!text || text.length > MAX_LENGTH || !ownBeginning.test(text) || !URL.canParse(text, 'http://site.invalid'))
    return undefined;
  const { origin, pathname, search, hash } = new URL(text, 'http://site.invalid');
  return origin === 'http://site.invalid' && !pathname.includes('//') ? pathname + search + hash : undefined;
}

/** The redirect target: `?next=` of an address, where it is a path of this site. */
export const redirectTargetOf = ({ url }: Pick<Request, 'url'>): string | undefined =>
  ownPathOf(new URL(url).searchParams.get('next'));
