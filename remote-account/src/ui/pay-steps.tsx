import { payToLine } from '@sahra/shared/form-rules/payment-methods';
import { PageLink, useHrefTo, useTranslation, type Subscription, type SubscriptionRequest } from '@sahra/shared/facade';
import { LinkedText } from '@sahra/shared/parts/linked-text';
import styles from './pay-steps.module.css';
import { usePlanText } from './use-plan-text.ts';

interface PayStepsProps {
  request: Pick<SubscriptionRequest, 'reference' | 'paymentMethod' | 'price'>;
  payTo: Subscription['payTo'];
}

/** What a member has to do now that they have asked: the number, the sum, and where it goes. */
export function PaySteps({ request: { reference, paymentMethod, price }, payTo }: PayStepsProps) {
  const { t } = useTranslation('subscription');
  const { methodOf, priceOf } = usePlanText();
  const place = payToLine(paymentMethod, payTo);
  // Where the place is not known one asks for it.
  const sentence =
    place === null && paymentMethod !== 'cash-on-delivery' ? t(`ask.${paymentMethod}`) : t(`how.${paymentMethod}`);
  const contact = useHrefTo()('information.contact-us');
  const link = { contact: (label: string) => <PageLink to={contact}>{label}</PageLink> };
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('reference')}</dt>
          <dd>
            <code dir="ltr" className={styles.reference}>
              {reference}
            </code>
          </dd>
        </div>
        <div>
          <dt>{t('price')}</dt>
          <dd>
            <bdi>{priceOf(price)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('method')}</dt>
          <dd>{methodOf(paymentMethod)}</dd>
        </div>
      </dl>
      <p className={styles.how}>
        <LinkedText text={sentence} parts={link} />
      </p>
      {place && (
        <p className={styles.place}>
          <bdi dir="auto">{place}</bdi>
        </p>
      )}
      <p className={styles.how}>{t('next')}</p>
    </>
  );
}
