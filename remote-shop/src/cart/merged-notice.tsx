import { formatNumber, useLanguage, useTranslation, type Cart } from '@sahra/shared/facade';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import styles from './merged-notice.module.css';

/** Tells a member what became of the cart that they had before they signed in, until they have read it. */
export function MergedNotice({ merged: { added, capped } }: { merged: NonNullable<Cart['merged']> }) {
  const { t } = useTranslation('cart');
  const { code } = useLanguage();
  const number = (value: number) => formatNumber(value, code);
  return (
    <section aria-label={t('merged.title')} className={styles.notice}>
      <div>
        <p className={styles.text}>{t('merged.added', { count: added, number: number(added) })}</p>
        {capped > 0 && <p className={styles.text}>{t('merged.capped', { count: capped, number: number(capped) })}</p>}
      </div>
      <SendingForm action={paths.cart.href()} label={t('merged.title')} hasTrap={false}>
        <input type="hidden" name="intent" value="dismiss" />
        <SendButton variant="quiet" name="dismiss" value="merged">
          {t('merged.dismiss')}
        </SendButton>
      </SendingForm>
    </section>
  );
}
