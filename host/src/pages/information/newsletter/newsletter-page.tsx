import { PageFrame, PageHead, PageHeading, useTranslation } from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { StarBand } from '../illustration/star-band.tsx';
import styles from './newsletter.module.css';
import { SubscriptionForm } from './subscription-form.tsx';

export const action = laterAction(() => import('./subscribe.ts').then(({ subscribe }) => subscribe));

const inside = ['films', 'story', 'shop'] as const;

/** Subscribes to the newsletter; also where the form at the foot of a page leads without scripts. */
export default function NewsletterPage() {
  const { t } = useTranslation('information');
  return (
    <PageFrame>
      <PageHead title={t('newsletter.title')} description={t('newsletter.description')} />
      <PageHeading title={t('newsletter.title')} tagline={t('newsletter.description')} />
      <StarBand />
      <div className={styles.columns}>
        <SubscriptionForm />
        <section aria-labelledby="inside">
          <h2 id="inside">{t('newsletter.inside.title')}</h2>
          <ol className={styles.inside}>
            {inside.map((part) => (
              <li key={part}>{t(`newsletter.inside.${part}`)}</li>
            ))}
          </ol>
        </section>
      </div>
    </PageFrame>
  );
}
