import { useState } from 'react';
import { Button, useLanguage, useTranslation } from '@sahra/shared/facade';
import { MAX_SCHEDULE_DAYS } from '@sahra/shared/form-rules/post-rules';
import { Dialog } from '@sahra/shared/parts/dialog';
import { Field } from '@sahra/shared/parts/field';
import { toLocalInput, zoneNameOf } from './local-time.ts';

const DAY = 24 * 60 * 60 * 1000;

interface ScheduleDialogProps {
  /** When it is to be published as things are. */
  initial: string | null;
  onChoose: (at: string) => void;
  onClose: () => void;
}

/** Asks when a text is to be published, by the clock of who asks for it. */
export function ScheduleDialog({ initial, onChoose, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('editing');
  const { intl } = useLanguage();
  const [opened] = useState(() => Date.now());
  const [value, setValue] = useState(() => toLocalInput(initial ? new Date(initial) : new Date(opened + DAY)));
  const [error, setError] = useState<string>();
  const choose = () => {
    const at = new Date(value);
    const isPossible = at.getTime() > Date.now() && at.getTime() < Date.now() + MAX_SCHEDULE_DAYS * DAY;
    if (isPossible) onChoose(at.toISOString());
    else setError(t('move.wrong.publishAt'));
  };
  return (
    <Dialog
      isOpen
      title={t('schedule.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={choose}>
          {t('schedule.choose')}
        </Button>
      }
    >
      <Field
        name="publishAt"
        type="datetime-local"
        label={t('schedule.when')}
        hint={t('schedule.zone', { zone: zoneNameOf(intl, new Date(opened)) })}
        dir="ltr"
        required
        min={toLocalInput(new Date(opened))}
        max={toLocalInput(new Date(opened + MAX_SCHEDULE_DAYS * DAY))}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        {...(error && { error })}
      />
    </Dialog>
  );
}
