import type { LoaderFunctionArgs } from 'react-router-dom';
import { ButtonLink, PageHead, useHrefTo, useLoaderData, useMoment, useTranslation } from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { Countdown } from '@sahra/shared/parts/countdown';
import { SubscriptionForm } from '../newsletter/subscription-form.tsx';
import styles from './coming-soon.module.css';
import { Lanterns } from './lanterns.tsx';
import { nextOpening } from './opening.ts';
import { openingContext } from './opening-context.ts';

export const action = laterAction(() => import('../newsletter/subscribe.ts').then(({ subscribe }) => subscribe));

const MOMENT = { dateStyle: 'full', timeStyle: 'short' } as const;

export function loader({ context }: LoaderFunctionArgs) {
  const now = Date.now();
  return {
    now: new Date(now).toISOString(),
    opensAt: context.get(openingContext) ?? new Date(nextOpening(now)).toISOString(),
  };
}

function Open() {
  const { t } = useTranslation(['information', 'common']);
  const hrefTo = useHrefTo();
  return (
    <div className={styles.open}>
      <p className={styles.openTitle}>{t('comingSoon.open.title')}</p>
      <p>{t('comingSoon.open.text')}</p>
      <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
        {t('common:backToHome')}
      </ButtonLink>
    </div>
  );
}

/** Counts the time until the next season; from then on it says that it is open. */
export default function ComingSoonPage() {
  const { t } = useTranslation(['information', 'common']);
  const hrefTo = useHrefTo();
  const moment = useMoment();
  const { now, opensAt } = useLoaderData<typeof loader>();
  const isOpen = Date.parse(opensAt) <= Date.parse(now);
  return (
    <div className={styles.page}>
      <PageHead title={t('comingSoon.title')} description={t('comingSoon.description')} />
      <Lanterns />
      <p className={styles.kicker}>{t('comingSoon.kicker')}</p>
      <h1 className={styles.title}>{t('comingSoon.title')}</h1>
      {!isOpen && <p className={styles.text}>{t('comingSoon.text')}</p>}
      <div className={styles.time}>
        <Countdown until={opensAt} now={now}>
          <Open />
        </Countdown>
      </div>
      {!isOpen && (
        <p className={styles.date}>
          {/* Browser and server may write a moment a little differently. */}
          <time dateTime={opensAt} suppressHydrationWarning>
            {t('comingSoon.opensOn', { date: moment(opensAt, MOMENT) })}
          </time>
        </p>
      )}
      <section className={styles.remind} aria-labelledby="remind">
        <h2 id="remind">{t('comingSoon.remind.title')}</h2>
        <p>{t('comingSoon.remind.text')}</p>
        <SubscriptionForm />
      </section>
      <ButtonLink variant="ghost" to={hrefTo('streaming.home')}>
        {t('common:backToHome')}
      </ButtonLink>
    </div>
  );
}
