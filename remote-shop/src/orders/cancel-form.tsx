import { useState, type MouseEvent } from 'react';
import { Button, useTranslation } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import styles from './order-actions.module.css';
import { CANCELLATION } from './places.ts';

/** Calls the order off, after a question: in a dialog, or without scripts by a second button. */
export function CancelForm({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation('orders');
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  const intent = <input type="hidden" name="intent" value="cancel" />;
  const sure = (
    <SendButton name="step" value="sure">
      {t('cancel.confirm')}
    </SendButton>
  );
  return (
    <>
      <SendingForm label={t('cancel.button')} hasTrap={false}>
        {intent}
        {isAsked ? (
          <>
            <p className={styles.question}>{t('cancel.text')}</p>
            {sure}
          </>
        ) : (
          <Button id={CANCELLATION} type="submit" variant="quiet" name="step" value="ask" onClick={open}>
            {t('cancel.button')}
          </Button>
        )}
      </SendingForm>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('cancel.title')} isAlert>
        <p>{t('cancel.text')}</p>
        <SendingForm label={t('cancel.title')} hasTrap={false}>
          {intent}
          <div className={styles.actions}>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {t('cancel.keep')}
            </Button>
            {sure}
          </div>
        </SendingForm>
      </Dialog>
    </>
  );
}
