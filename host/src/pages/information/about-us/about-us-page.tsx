import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  ButtonLink,
  formatNumber,
  PageFrame,
  PageHead,
  PageHeading,
  useLanguage,
  useLoaderData,
  useTranslation,
  useHrefTo,
} from '@sahra/shared/facade';
import { paths } from '../../../paths.ts';
import { StarBand } from '../illustration/star-band.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { Prose } from '../text/prose.tsx';
import styles from './about-us.module.css';
import { loadCatalogStats, type CatalogStats } from './catalog-stats.ts';
import { RoofCinema } from './roof-cinema.tsx';

const names = ['programs', 'categories', 'posts', 'products', 'languages'] as const;

/** How much there is in the house. */
function Numbers({ numbers }: { numbers: CatalogStats }) {
  const { t } = useTranslation('information');
  const { code } = useLanguage();
  return (
    <section aria-labelledby="numbers" className={styles.part}>
      <h2 id="numbers">{t('aboutUs.numbers.title')}</h2>
      <dl className={styles.numbers}>
        {names.map((name) => (
          <div key={name} className={styles.number}>
            <dt>{t(`aboutUs.numbers.${name}`)}</dt>
            <dd>{formatNumber(numbers[name], code)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const values = ['free', 'rights', 'near', 'quiet'] as const;
const makers = ['choose', 'restore', 'translate', 'build'] as const;

export const loader = async (args: LoaderFunctionArgs) => ({ numbers: await loadCatalogStats(args) });

/** Who makes Sahra, and why. */
export default function AboutUsPage() {
  const { t } = useTranslation('information');
  const { numbers } = useLoaderData<typeof loader>();
  const hrefTo = useHrefTo();
  return (
    <PageFrame>
      <PageHead title={t('aboutUs.title')} description={t('aboutUs.description')} />
      <PageHeading title={t('aboutUs.title')} tagline={t('aboutUs.description')} />
      <div className={styles.story}>
        <RoofCinema />
        <section aria-labelledby="story">
          <h2 id="story">{t('aboutUs.story.title')}</h2>
          <Prose text={t('aboutUs.story.text')} />
        </section>
      </div>
      {numbers && <Numbers numbers={numbers} />}
      <section aria-labelledby="values" className={styles.part}>
        <h2 id="values">{t('aboutUs.values.title')}</h2>
        <ul role="list" className={styles.grid}>
          {values.map((value) => (
            <li key={value}>
              <h3>{t(`aboutUs.values.${value}.title`)}</h3>
              <p>
                <LinkedText text={t(`aboutUs.values.${value}.text`)} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <StarBand />
      <section aria-labelledby="makers" className={styles.part}>
        <h2 id="makers">{t('aboutUs.makers.title')}</h2>
        <p className={styles.lead}>{t('aboutUs.makers.text')}</p>
        <dl className={styles.grid}>
          {makers.map((maker) => (
            <div key={maker}>
              <dt>{t(`aboutUs.makers.${maker}.title`)}</dt>
              <dd>{t(`aboutUs.makers.${maker}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="honest" className={styles.honest}>
        <h2 id="honest">{t('aboutUs.demo.title')}</h2>
        <p>{t('aboutUs.demo.text')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={hrefTo('streaming.programs')}>
            {t('aboutUs.watch')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.contactUs.href()}>
            {t('aboutUs.write')}
          </ButtonLink>
        </div>
      </section>
    </PageFrame>
  );
}
