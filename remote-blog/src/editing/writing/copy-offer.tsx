import { Button, useMoment, useTranslation } from '@sahra/shared/facade';
import type { DeviceCopy } from './device-copies.ts';
import styles from './writing.module.css';

interface CopyOfferProps {
  copies: readonly DeviceCopy[];
  onTake: (copy: DeviceCopy) => void;
  onForget: (copy: DeviceCopy) => void;
}

/** Offers what a tab of this browser wrote and could not save before it was closed. */
export function CopyOffer({ copies, onTake, onForget }: CopyOfferProps) {
  const { t } = useTranslation('editing');
  const moment = useMoment();
  return copies.map((copy) => (
    <section key={copy.tab} className={styles.notice} aria-label={t('copy.title')}>
      <p>
        {t('copy.text', { time: moment(copy.at) })}
        {copy.draft.title && (
          <>
            {' '}
            <bdi>{copy.draft.title}</bdi>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => onTake(copy)}>
          {t('copy.take')}
        </Button>
        <Button variant="danger" onClick={() => onForget(copy)}>
          {t('copy.forget')}
        </Button>
      </div>
    </section>
  ));
}
