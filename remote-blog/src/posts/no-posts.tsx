import { EmptyState, useTranslation } from '@sahra/shared/facade';

/** There is no post of a type, or none with the words that were looked for. */
export function NoPosts({ q = '' }: { q?: string }) {
  const { t } = useTranslation(['posts', 'blog']);
  return q === '' ? (
    <EmptyState title={t('blog:posts.empty.title')} text={t('blog:posts.empty.text')} />
  ) : (
    <EmptyState title={t('search.none.title')} text={t('search.none.text')} />
  );
}
