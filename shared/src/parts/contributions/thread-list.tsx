import { Link, useTranslation, type Thread } from '@sahra/shared/facade';
import { Pagination } from '../pagination.tsx';
import { idOf, useAddressWith } from './contribution-address.ts';
import { ContributionItem } from './contribution-item.tsx';
import { useLoaded } from './contributions-context.ts';
import { listParams } from './load-contributions.ts';
import styles from './thread-list.module.css';

/** The answers of a thread: the first ones, or all of them where they were asked for. */
function Replies({ thread: { id, answerCount, replies } }: { thread: Thread }) {
  const { t } = useTranslation('contributions');
  const { thread } = useLoaded();
  const addressWith = useAddressWith();
  const whole = thread?.id === id ? thread.replies : null;
  const shown = whole?.items ?? replies;
  if (shown.length === 0) return null;
  return (
    <>
      <ol role="list" className={styles.replies}>
        {shown.map((reply) => (
          <li key={reply.id}>
            <ContributionItem contribution={reply} />
          </li>
        ))}
      </ol>
      {whole ? (
        <Pagination {...whole} hrefOf={(page) => addressWith({ [listParams.replies]: page }, idOf(id))} />
      ) : (
        answerCount > replies.length && (
          <Link
            to={addressWith({ [listParams.thread]: id, [listParams.replies]: null }, idOf(id))}
            preventScrollReset
            className={styles.all}
          >
            {t('allReplies', { count: answerCount })}
          </Link>
        )
      )}
    </>
  );
}

/** Threads, each with its answers below it: two deep, so that a phone can show them. */
export function ThreadList({ threads }: { threads: readonly Thread[] }) {
  return (
    <ol role="list" className={styles.threads}>
      {threads.map((thread) => (
        <li key={thread.id} className={styles.thread}>
          <ContributionItem contribution={thread} />
          <Replies thread={thread} />
        </li>
      ))}
    </ol>
  );
}
