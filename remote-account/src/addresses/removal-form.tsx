import { useState, type MouseEvent } from 'react';
import { Button, useTranslation } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { FormActions } from '../ui/form-block.tsx';

/** Asks before it removes the address: in a dialog, or without scripts by a second button. */
export function RemovalForm({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation(['account', 'addresses']);
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  const sure = (
    <SendButton variant="danger" name="step" value="remove">
      {t('addresses:removal.confirm')}
    </SendButton>
  );
  return (
    <>
      <SendingForm label={t('addresses:remove')} hasTrap={false}>
        {isAsked ? (
          sure
        ) : (
          <Button type="submit" variant="quiet" name="step" value="ask" onClick={open}>
            {t('addresses:remove')}
          </Button>
        )}
      </SendingForm>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('addresses:removal.title')} isAlert>
        <p>{t('addresses:removal.text')}</p>
        <SendingForm label={t('addresses:removal.title')} hasTrap={false}>
          <FormActions>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {t('addresses:removal.keep')}
            </Button>
            {sure}
          </FormActions>
        </SendingForm>
      </Dialog>
    </>
  );
}
