import {
  ButtonLink,
  Link,
  useHrefTo,
  useLocation,
  useSession,
  useTranslation,
  type OrderDetails,
} from '@sahra/shared/facade';
import { LinkedText } from '@sahra/shared/parts/linked-text';
import { paths } from '../paths.ts';
import styles from './order-greeting.module.css';

/** What an order's page begins with when it was placed a moment ago: thanks, what comes next, and for a guest how to find it again. */
export function OrderGreeting({ order: { status, email } }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const isGuest = useSession() === null;
  const { pathname } = useLocation();
  const signUp = useHrefTo()('account.sign-up', {}, { next: pathname });
  const next = status === 'on-hold' || status === 'completed' ? status : 'processing';
  return (
    <section aria-labelledby="thanks" className={styles.greeting}>
      <h2 id="thanks" className={styles.title}>
        {t('greeting.title')}
      </h2>
      <p>{t(`greeting.next.${next}`)}</p>
      {email && <p>{t('greeting.mail', { email: `\u2066${email}\u2069` })}</p>}
      {isGuest && (
        <>
          <p>
            <LinkedText
              text={t('greeting.again')}
              parts={{ track: (label) => <Link to={paths.trackOrder.href()}>{label}</Link> }}
            />
          </p>
          {signUp && (
            <div className={styles.account}>
              <p>{t('greeting.account')}</p>
              <ButtonLink variant="quiet" to={signUp}>
                {t('greeting.signUp')}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </section>
  );
}
