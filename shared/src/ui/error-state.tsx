import { useTranslation } from './use-translation.ts';
import type { ApiErrorKind } from '../api/api-errors.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './state.module.css';

/** What can go wrong for a visitor: a call to the api, a part of the site that did not load, or a fault of ours. */
export type ErrorKind = ApiErrorKind | 'remote' | 'unexpected';

interface ErrorStateProps {
  kind?: ErrorKind;
  onRetry?: () => void;
  /** The retry is under way. */
  isBusy?: boolean;
}

/** Says what failed and what to do, in the visitor's language. */
export function ErrorState({ kind = 'unexpected', onRetry, isBusy = false }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.state} role="alert">
      <Icon name="warning" className={styles.icon} />
      <h2 className={styles.title}>{t(`errors.${kind}.title`)}</h2>
      <p className={styles.text}>{t(`errors.${kind}.text`)}</p>
      {onRetry && (
        <div className={styles.actions}>
          <Button variant="primary" onClick={onRetry} aria-disabled={isBusy}>
            {isBusy ? t('retrying') : t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
