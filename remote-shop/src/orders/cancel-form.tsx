import { useState, type MouseEvent } from 'react';
import { Button, ButtonLink, useTranslation } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import styles from './order-actions.module.css';
import { CANCELLATION } from './places.ts';

const intent = <input type="hidden" name="intent" value="cancel" />;

function SureButton() {
  const { t } = useTranslation('orders');
  return (
    <SendButton variant="danger" name="step" value="sure">
      {t('cancel.confirm')}
    </SendButton>
  );
}

/** The question without scripts, where the browser begins to read the page. */
export function CancelQuestion({ here }: { here: string }) {
  const { t } = useTranslation('orders');
  return (
    <section aria-labelledby="sure" className={styles.question}>
      <h2 id="sure">{t('cancel.title')}</h2>
      <p>{t('cancel.text')}</p>
      <SendingForm label={t('cancel.title')} hasTrap={false} className={styles.actions}>
        {intent}
        <ButtonLink variant="quiet" to={here}>
          {t('cancel.keep')}
        </ButtonLink>
        <SureButton />
      </SendingForm>
    </section>
  );
}

/** Calls the order off, after a question: in a dialog, or without scripts by a second button. */
export function CancelForm() {
  const { t } = useTranslation('orders');
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <SendingForm label={t('cancel.button')} hasTrap={false}>
        {intent}
        <Button id={CANCELLATION} type="submit" variant="quiet" name="step" value="ask" onClick={open}>
          {t('cancel.button')}
        </Button>
      </SendingForm>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('cancel.title')} isAlert>
        <p>{t('cancel.text')}</p>
        <SendingForm label={t('cancel.title')} hasTrap={false} className={styles.actions}>
          {intent}
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            {t('cancel.keep')}
          </Button>
          <SureButton />
        </SendingForm>
      </Dialog>
    </>
  );
}
