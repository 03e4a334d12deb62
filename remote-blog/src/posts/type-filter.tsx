import { useTranslation } from '@sahra/shared/facade';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { postTypes, type PostType } from '../ui/post-types.ts';

interface TypeFilterProps {
  type: PostType | null;
  /** The list with posts of this type alone; of all types without one. */
  hrefOf: (type: PostType | undefined) => string;
}

/** The types of posts. */
export function TypeFilter({ type, hrefOf }: TypeFilterProps) {
  const { t } = useTranslation('blog');
  const choices = [null, ...postTypes].map((choice) => ({
    href: hrefOf(choice ?? undefined),
    label: t(`posts.types.${choice ?? 'all'}`),
    isChosen: choice === type,
  }));
  return <ChoiceLinks label={t('posts.filter')} choices={choices} />;
}
