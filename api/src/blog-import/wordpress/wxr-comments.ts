import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { ContributionStatus } from '@sahra/shared/schemas/contributions';
import { toDatabaseMoment } from '../foreign-dates.ts';
import type { ForeignComment } from '../foreign-post.ts';
import { commentText, lineOfHtml } from '../markup/plain-text.ts';
import { childrenOf, textOf, type WxrElement } from './wxr-items.ts';

/** Spam and what was thrown away have no state here. */
const statuses: Readonly<Record<string, ContributionStatus | undefined>> = {
  '1': 'published',
  approve: 'published',
  '0': 'waiting',
  hold: 'waiting',
};
const NAME_LENGTH = 60;

/** The comments of a post, the oldest first, without spam, without what was thrown away, and without pings. */
export function commentsOf(item: WxrElement, language: LanguageCode, note: (what: string) => void): ForeignComment[] {
  const all = childrenOf(item, 'wp:comment');
  return all.flatMap((comment): ForeignComment[] => {
    const of = (name: string) => textOf(comment, `wp:comment_${name}`) ?? '';
    const status = Object.hasOwn(statuses, of('approved')) ? statuses[of('approved')] : undefined;
    const isWritten = ['', 'comment'].includes(of('type'));
    const at = toDatabaseMoment(of('date_gmt')) ?? toDatabaseMoment(of('date'));
    const text = commentText(of('content'));
    if (!status) note('comments that were spam or thrown away left out');
    else if (!isWritten) note('pings and trackbacks left out');
    else if (!at) note('comments without a date that there can be left out');
    else if (text === '') note('comments without a text left out');
    if (!status || !isWritten || !at || text === '') return [];
    const isMember = Number(of('user_id')) > 0;
    const name = lineOfHtml(of('author'), NAME_LENGTH) || null;
    const by = {
      key: `${isMember ? 'member' : 'guest'} ${name ?? ''}`,
      kind: isMember ? ('member' as const) : ('guest' as const),
      name,
    };
    const parent = of('parent');
    return [
      {
        key: of('id'),
        parentKey: parent === '0' || parent === '' ? undefined : parent,
        by,
        text,
        language,
        at,
        status,
      },
    ];
  });
}
