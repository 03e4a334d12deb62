import { Button, ButtonLink, Icon, paths, useTranslation } from '@sahra/shared/facade';
import type { ErrorKind } from '@sahra/shared/host-runtime';
import styles from './errors.module.css';

/** What happened, what to do, and the two ways to do it. */
export function FailedPage({ kind, onRetry, isBusy }: { kind: ErrorKind; onRetry: () => void; isBusy: boolean }) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title} tabIndex={-1}>
        {t(`errors.${kind}.title`)}
      </h1>
      <p className={styles.text}>{t(`errors.${kind}.text`)}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry} aria-disabled={isBusy}>
          <Icon name="retry" />
          {isBusy ? t('retrying') : t('retry')}
        </Button>
        <ButtonLink variant="quiet" to={paths.home.href()}>
          {t('backToHome')}
        </ButtonLink>
      </div>
    </section>
  );
}
