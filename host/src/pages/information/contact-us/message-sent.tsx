import { ButtonLink, useTranslation, useHrefTo } from '@sahra/shared/facade';
import { Outcome } from '@sahra/shared/parts/outcome';
import { paths } from '../../../paths.ts';
import styles from './contact-us.module.css';

/** The message has arrived: how to call it, and what happens next. */
export function MessageSent({ reference }: { reference: string }) {
  const { t } = useTranslation(['information', 'common']);
  const hrefTo = useHrefTo();
  return (
    <Outcome title={t('contactUs.sent.title')} text={t('contactUs.sent.text')}>
      <p className={styles.receipt}>
        <span className={styles.receiptLabel}>{t('contactUs.sent.reference')}</span>
        <code dir="ltr" className={styles.reference}>
          {reference}
        </code>
      </p>
      <p>{t('contactUs.sent.keep')}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
          {t('common:backToHome')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.contactUs.href()}>
          {t('contactUs.sent.again')}
        </ButtonLink>
      </div>
    </Outcome>
  );
}
