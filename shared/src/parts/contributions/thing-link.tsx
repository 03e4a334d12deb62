import { PageLink, useHrefTo, type AccountContribution } from '@sahra/shared/facade';
import { idOf } from './contribution-address.ts';
import { listParams } from './load-contributions.ts';

type Named = Pick<AccountContribution, 'id' | 'kind' | 'thing' | 'thingTitle' | 'programId' | 'slug' | 'threadId'>;

/** The address of a contribution where everybody reads it; undefined where no page shows it. */
function useContributionHref({ id, kind, thing, programId, slug, threadId }: Named): string | undefined {
  const hrefTo = useHrefTo();
  // However many threads came after it, the page shows the one that is asked for.
  const query = kind === 'comment' ? { [listParams.thread]: String(threadId ?? id) } : {};
  const page =
    programId !== null
      ? hrefTo('streaming.episode', { programId, episodeId: thing.id }, query)
      : thing.kind === 'program'
        ? hrefTo('streaming.program', { programId: thing.id }, query)
        : slug !== undefined
          ? hrefTo('blog.post', { slug }, query)
          : undefined;
  return page && `${page}#${idOf(id)}`;
}

/** The name of what a contribution is about; it leads to the very contribution. `gone` stands where there is no such thing any more. */
export function ThingLink({ contribution, gone }: { contribution: Named; gone: string }) {
  const href = useContributionHref(contribution);
  if (!contribution.thingTitle) return gone;
  return (
    // As a new document: the browser goes to the contribution, which is in the page that the server sends.
    <PageLink to={href} reloadDocument>
      <bdi>{contribution.thingTitle}</bdi>
    </PageLink>
  );
}
