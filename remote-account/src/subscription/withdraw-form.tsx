import { useId, useState, type MouseEvent } from 'react';
import { Button, useTranslation } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { useIsSending } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';

/** Takes a request back, after a question; without scripts at once: one may ask again. */
export function WithdrawForm({ reference }: { reference: string }) {
  const { t } = useTranslation('subscription');
  const [isAsking, setIsAsking] = useState(false);
  const isSending = useIsSending();
  const id = useId();
  const close = () => setIsAsking(false);
  const question = (event: MouseEvent) => {
    event.preventDefault();
    setIsAsking(true);
  };
  return (
    <>
      <SendingForm id={id} hasTrap={false}>
        <input type="hidden" name="reference" value={reference} />
        <Button type="submit" variant="quiet" aria-disabled={isSending} onClick={question}>
          {t('withdraw.button')}
        </Button>
      </SendingForm>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t('withdraw.title')}
        isAlert
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('withdraw.keep')}
            </Button>
            <Button type="submit" form={id} variant="danger" onClick={close}>
              {t('withdraw.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('withdraw.text')}</p>
      </Dialog>
    </>
  );
}
