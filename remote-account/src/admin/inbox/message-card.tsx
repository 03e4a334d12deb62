import { Badge, useMoment, useTranslation, type ReceivedMessage } from '@sahra/shared/facade';
import { Card } from '@sahra/shared/parts/card';
import styles from '../admin.module.css';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import type { AdminActionResult } from '@sahra/shared/forms/admin-action';

/** Opens a mail to the person who wrote, with the subject and the reference; nothing of it can add a header. */
const replyAddress = ({
  email,
  subject,
  reference,
}: Pick<ReceivedMessage, 'email' | 'subject' | 'reference'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject} [${reference}]`)}`;

/** One message, its writer, and the way to an answer. */
export function MessageCard({ message, answer }: { message: ReceivedMessage; answer: AdminActionResult }) {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const { reference, status, name, email, subject, createdAt } = message;
  const isNew = status === 'new';
  return (
    <Card as="li" variant="quiet">
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{subject}</bdi>
        </h2>
        <Badge tone={isNew ? 'accent' : 'neutral'}>{t(`messages.status.${status}`)}</Badge>
      </div>
      <ul role="list" className={styles.facts}>
        <li>
          <bdi>{name}</bdi>
        </li>
        <li dir="ltr">{email}</li>
        <li>{moment(createdAt)}</li>
        <li dir="ltr">
          <code>{reference}</code>
        </li>
      </ul>
      <details open={isNew} className={styles.text}>
        <summary>{t('messages.text')}</summary>
        <p dir="auto">{message.message}</p>
      </details>
      <div className={styles.actions}>
        <a className="btn btn-quiet" href={replyAddress(message)}>
          {t('messages.reply')}
        </a>
        <AdminActionForm
          intent={isNew ? 'answer' : 'reopen'}
          target={reference}
          answer={answer}
          label={t('messages.statusOf', { reference })}
          button={t(isNew ? 'messages.markAnswered' : 'messages.markNew')}
        />
      </div>
    </Card>
  );
}
