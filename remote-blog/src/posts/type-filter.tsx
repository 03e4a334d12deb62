import { ChoiceLinks, paths, useTranslation } from '@sahra/shared/facade';
import { postTypes, type PostType } from './post-types.ts';

/** The types of posts. */
export function TypeFilter({ type }: { type: PostType | null }) {
  const { t } = useTranslation('blog');
  const choices = [null, ...postTypes].map((choice) => ({
    href: paths.blogs.href(choice ? { type: choice } : {}),
    label: t(`posts.types.${choice ?? 'all'}`),
    isChosen: choice === type,
  }));
  return <ChoiceLinks label={t('posts.filter')} choices={choices} />;
}
