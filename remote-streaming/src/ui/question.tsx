import { ButtonLink } from '@sahra/shared/facade';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import styles from './question.module.css';

interface QuestionProps {
  title: string;
  text: string;
  /** What the button says that does it, and what it sends as `intent`. */
  confirm: string;
  intent: string;
  /** What the link says that does nothing, and where it leads. */
  keep: string;
  cancelHref: string;
}

/** Asks before something is done that does not come back; it has an address of its own, and works without scripts. */
export function Question({ title, text, confirm, intent, keep, cancelHref }: QuestionProps) {
  return (
    <section className={styles.question} aria-labelledby="question">
      <h2 id="question" className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <SendingForm label={title} hasTrap={false} className={styles.actions ?? ''}>
        <SendButton variant="danger" name="intent" value={intent}>
          {confirm}
        </SendButton>
        <ButtonLink variant="quiet" to={cancelHref} preventScrollReset>
          {keep}
        </ButtonLink>
      </SendingForm>
    </section>
  );
}
