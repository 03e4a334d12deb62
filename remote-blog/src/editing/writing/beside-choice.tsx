import { getLanguage, useTranslation, type EditedTranslation, type LanguageCode } from '@sahra/shared/facade';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { paths } from '../../paths.ts';

interface BesideChoiceProps {
  post: number;
  language: LanguageCode;
  others: readonly EditedTranslation[];
  /** The language of the text that is shown next to the one that is written. */
  beside: LanguageCode | undefined;
}

/** Which of the other texts of the post stands next to the one that is written. */
export function BesideChoice({ post, language, others, beside }: BesideChoiceProps) {
  const { t } = useTranslation('editing');
  if (others.length === 0) return null;
  const choices = [
    { href: paths.writing.href(post, language), label: t('beside.none'), isChosen: beside === undefined },
    ...others.map((text) => ({
      href: paths.writing.href(post, language, { beside: text.language }),
      label: getLanguage(text.language).name,
      isChosen: text.language === beside,
    })),
  ];
  return <ChoiceLinks label={t('beside.label')} choices={choices} />;
}
