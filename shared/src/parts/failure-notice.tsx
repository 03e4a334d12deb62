import { Icon, useTranslation } from '@sahra/shared/facade';
import type { SendFailure } from '../forms/send-failure.ts';
import styles from './outcome.module.css';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Says that a form did not arrive, and what to do; it takes the focus, so that it is read at once. */
export function FailureNotice({ failure, text }: { failure: SendFailure; text?: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <section ref={takeFocus} tabIndex={-1} className={styles.failure} aria-label={t('form.failed.title')}>
      <Icon name="warning" className={styles.sign} />
      <div>
        <h2 className={styles.failureTitle}>{t('form.failed.title')}</h2>
        <p>{text ?? t(`form.failed.${failure}`)}</p>
      </div>
    </section>
  );
}
