import { useTranslation } from '@sahra/shared/facade';
import type { ProgramList } from '@sahra/shared/guest-list/collection';
import { paths } from '../paths.ts';

/** The page of each list. */
export const listAddresses = { watchlist: paths.watchlist, likes: paths.likes } as const;

/** What only one of the two lists says. */
export function useListTexts(list: ProgramList) {
  const { t } = useTranslation(['watchlist', 'streaming']);
  return list === 'likes'
    ? {
        title: t('streaming:likes.title'),
        description: t('likes.description'),
        empty: t('likes.empty'),
        emptyHint: t('likes.emptyHint'),
        remove: (title: string) => t('likes.remove', { title }),
        removed: (title: string) => t('likes.removed', { title }),
      }
    : {
        title: t('streaming:watchlist.title'),
        description: t('description'),
        empty: t('empty'),
        emptyHint: t('emptyHint'),
        remove: (title: string) => t('remove', { title }),
        removed: (title: string) => t('removed', { title }),
      };
}
