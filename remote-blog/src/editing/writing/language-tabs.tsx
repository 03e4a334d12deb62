import { getLanguage, languages, useTranslation, type EditedPost, type LanguageCode } from '@sahra/shared/facade';
import { TabLinks } from '@sahra/shared/parts/tab-links';
import { paths } from '../../paths.ts';

/** The languages of a post, each with what it is in it; what is missing is begun by going there. */
export function LanguageTabs({ post, language }: { post: EditedPost; language: LanguageCode }) {
  const { t } = useTranslation('editing');
  const source = post.translations.find((text) => text.language !== language);
  const links = languages.map(({ code }) => {
    const state = post.translations.find((text) => text.language === code)?.state;
    const { tag, name } = getLanguage(code);
    // Who begins a translation sees the text that it is made from.
    const query = state ? {} : { beside: (code === source?.language ? language : source?.language) ?? language };
    return {
      href: paths.writing.href(post.id, code, query),
      isCurrent: code === language,
      label: (
        <span>
          <bdi lang={tag}>{name}</bdi> · {state ? t(`states.${state}`) : t('states.missing')}
        </span>
      ),
    };
  });
  return <TabLinks label={t('languages')} links={links} />;
}
