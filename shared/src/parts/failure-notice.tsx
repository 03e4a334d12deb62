import { Icon, useLanguage, useTranslation } from '@sahra/shared/facade';
import type { SendFailure } from '../forms/send-failure.ts';
import { waitText } from '../forms/wait-text.ts';
import styles from './outcome.module.css';

const takeFocus = (element: HTMLElement | null) => element?.focus();

export interface FailureMessage {
  /** In place of "This has not been sent". */
  title?: string | undefined;
  /** In place of the sentence for the failure: this form knows better what to do. */
  text?: string | undefined;
}

interface FailureNoticeProps extends FailureMessage {
  failure: SendFailure;
  /** Seconds after which it may be tried again. */
  retryAfter?: number | undefined;
}

/** Says that a form did not arrive, and what to do; it takes the focus, so that it is read at once. */
export function FailureNotice({ failure, retryAfter, title, text }: FailureNoticeProps) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const heading = title ?? t('form.failed.title');
  const reason =
    failure === 'tooMany' && retryAfter
      ? t('form.failed.tooManyFor', { time: waitText(retryAfter, code) })
      : t(`form.failed.${failure}`);
  return (
    <section ref={takeFocus} tabIndex={-1} className={styles.failure} aria-label={heading}>
      <Icon name="warning" className={styles.icon} />
      <div>
        <h2 className={styles.failureTitle}>{heading}</h2>
        <p>{text ?? reason}</p>
      </div>
    </section>
  );
}
