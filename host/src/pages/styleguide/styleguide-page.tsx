import {
  languages,
  PageFrame,
  PageHead,
  PageHeading,
  useLanguage,
  useSearchParams,
  useTranslation,
} from '@sahra/shared/facade';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { useTheme } from '@sahra/shared/host-runtime';
import { schemes } from '@sahra/shared/theme/choices';
import { ContentChapter, ControlChapter } from './content-chapter.tsx';
import { FormChapter } from './form-chapter.tsx';
import { OverlayChapter } from './overlay-chapter.tsx';
import { StateChapter } from './state-chapter.tsx';
import styles from './styleguide.module.css';
import { ColorChapter, MeasureChapter, TypeChapter } from './token-chapters.tsx';

const directions = ['rtl', 'ltr'] as const;

export { loader } from './moments.ts';

/** Every token and every primitive, in each scheme and direction: `?scheme=hulu&dir=ltr`. For developers. */
export default function StyleguidePage() {
  const { t } = useTranslation('information');
  const { dir: ownDirection } = useLanguage();
  const theme = useTheme();
  const [params] = useSearchParams();
  const scheme = schemes.find((name) => name === params.get('scheme')) ?? theme.scheme;
  const dir = directions.find((name) => name === params.get('dir')) ?? ownDirection;
  const hrefWith = (name: string, value: string) =>
    `?${new URLSearchParams({ ...Object.fromEntries(params), [name]: value })}`;
  return (
    <div data-scheme={scheme} dir={dir} className={styles.stage}>
      <PageFrame>
        <PageHead title={t('styleguide.title')} description={t('styleguide.description')} />
        <PageHeading title={t('styleguide.title')} tagline={t('styleguide.description')} />
        <p className={styles.languages}>
          {languages.map(({ code, tag, name }) => (
            <a key={code} href={hrefWith('lang', code)} lang={tag} hrefLang={tag} className={styles.language}>
              {name}
            </a>
          ))}
        </p>
        <ChoiceLinks
          label="scheme"
          choices={schemes.map((name) => ({ href: hrefWith('scheme', name), label: name, isChosen: name === scheme }))}
        />
        <ChoiceLinks
          label="dir"
          choices={directions.map((name) => ({ href: hrefWith('dir', name), label: name, isChosen: name === dir }))}
        />
        <ColorChapter />
        <TypeChapter />
        <MeasureChapter />
        <ControlChapter />
        <FormChapter />
        <OverlayChapter />
        <ContentChapter />
        <StateChapter />
      </PageFrame>
    </div>
  );
}
