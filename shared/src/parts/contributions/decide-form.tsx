import { Button, useTranslation, type ContributionStatus } from '@sahra/shared/facade';
import { SendingForm } from '../sending-form.tsx';
import { stateOf } from './contribution-answer.ts';
import { ContributionProblems } from './contribution-problems.tsx';
import styles from './contribution-item.module.css';
import { useContributions } from './contributions-context.ts';
import { headingOf } from './panel-link.tsx';

/** What can be decided of a contribution in each state: a button is called by what it does there. */
const choices = {
  waiting: [
    { wanted: 'publish', label: 'decide.approve' },
    { wanted: 'hide', label: 'decide.reject' },
  ],
  hidden: [{ wanted: 'publish', label: 'decide.again' }],
  published: [{ wanted: 'hide', label: 'decide.hide' }],
  deleted: [],
} as const satisfies Record<ContributionStatus, readonly { wanted: 'publish' | 'hide'; label: string }[]>;

/** Publishes or hides what somebody wrote, for those who may; without scripts too. */
export function DecideForm({ id, status }: { id: number; status: ContributionStatus }) {
  const { t } = useTranslation('contributions');
  const { answer } = useContributions();
  return (
    <SendingForm hasTrap={false} className={styles.decide}>
      <ContributionProblems state={stateOf(answer, 'decide', String(id))} errors={[]} />
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="target" value={id} />
      {choices[status].map(({ wanted, label }) => (
        <Button
          key={wanted}
          type="submit"
          variant="ghost"
          name="wanted"
          value={wanted}
          aria-describedby={headingOf(id)}
          className={styles.action}
        >
          {t(label)}
        </Button>
      ))}
    </SendingForm>
  );
}
