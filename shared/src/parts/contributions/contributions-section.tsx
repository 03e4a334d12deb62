import {
  ErrorState,
  Link,
  useActionData,
  useRevalidator,
  useTranslation,
  type OwnContribution,
  type ThingKind,
} from '@sahra/shared/facade';
import { ChoiceLinks } from '../choice-links.tsx';
import { Pagination } from '../pagination.tsx';
import { doneOf, kindOf, type ContributionAnswer } from './contribution-answer.ts';
import { useAddressWith } from './contribution-address.ts';
import { ContributionItem } from './contribution-item.tsx';
import { ReviewSummary } from './contribution-summary.tsx';
import { ContributionsContext, LoadedContext, useContributions, useLoaded } from './contributions-context.ts';
import styles from './contributions.module.css';
import { listParams, sortsOf, type LoadedContributions } from './load-contributions.ts';
import { Notice } from './notice.tsx';
import { ThreadList } from './thread-list.tsx';
import { UndecidedList } from './undecided-list.tsx';
import { usePanels } from './use-panels.ts';
import { WritingForm } from './writing-form.tsx';

/** What others wrote, in the order that was asked for. */
function List({ sectionId }: { sectionId: string }) {
  const { t } = useTranslation('contributions');
  const { kind } = useContributions();
  const { state, revalidate } = useRevalidator();
  const addressWith = useAddressWith();
  const { list, sort, stars, own } = useLoaded();
  if (!list) return <ErrorState kind="badResponse" onRetry={() => void revalidate()} isBusy={state === 'loading'} />;
  if (list.summary.count === 0 && list.total === 0)
    return (
      <div className={styles.empty}>
        <h3 className={styles.emptyTitle}>{t(`none.${kind}.title`)}</h3>
        <p>{t(`none.${kind}.text`)}</p>
      </div>
    );
  const firstPage = { [listParams.page]: null, [listParams.thread]: null, [listParams.replies]: null };
  return (
    <>
      {kind === 'review' && <ReviewSummary summary={list.summary} sectionId={sectionId} />}
      <ChoiceLinks
        label={t('sort.label')}
        choices={sortsOf[kind].map((choice) => ({
          href: addressWith({ ...firstPage, [listParams.sort]: choice === 'newest' ? null : choice }, sectionId),
          label: t(choice === 'helpful' ? `sort.helpful.${kind}` : `sort.${choice}`),
          isChosen: choice === sort,
        }))}
      />
      {stars !== null && (
        <p>
          {t('filter.only', { stars })}{' '}
          <Link to={addressWith({ ...firstPage, [listParams.stars]: null }, sectionId)} preventScrollReset>
            {t('filter.all')}
          </Link>
        </p>
      )}
      <ThreadList
        threads={
          kind === 'review' ? list.items.filter(({ id }) => own.items.every((item) => item.id !== id)) : list.items
        }
      />
      <Pagination {...list} hrefOf={(page) => addressWith({ ...firstPage, [listParams.page]: page }, sectionId)} />
    </>
  );
}

/** What its reader wrote and is not in the list: of reviews theirs, which is always the first. */
function Own({ items }: { items: readonly OwnContribution[] }) {
  const { t } = useTranslation('contributions');
  return (
    <section aria-label={t('own')} className={styles.own}>
      {items.map((contribution) => (
        <ContributionItem key={contribution.id} contribution={contribution} />
      ))}
    </section>
  );
}

function Write({ isReviewed }: { isReviewed: boolean }) {
  const { t } = useTranslation('contributions');
  const { kind, answer, isClosed = false } = useContributions();
  const done = doneOf(answer);
  const title = t(`form.title.${kind}`);
  return (
    <section className={styles.write} aria-label={title}>
      <h3 className={styles.writeTitle}>{title}</h3>
      <Notice place={null} />
      {isReviewed || isClosed ? (
        <p className={styles.hint}>{t(isClosed ? 'refused.comments_closed' : 'reviewed')}</p>
      ) : (
        // After each that was taken an empty one, with a key of its own.
        <WritingForm
          key={done?.done === 'write' && done.target === '' ? done.at : 'first'}
          answers={null}
          label={title}
        />
      )}
    </section>
  );
}

interface ContributionsSectionProps {
  thing: { kind: ThingKind; id: number };
  loaded: LoadedContributions;
  /** From when on nobody writes anything more; null: never. */
  closedAt?: string | null;
}

/** Reviews of or comments on a thing, its reader's own, and the form for more. */
export default function ContributionsSection({ thing, loaded, closedAt = null }: ContributionsSectionProps) {
  const { t } = useTranslation('contributions');
  const answer = useActionData<ContributionAnswer>();
  const panels = usePanels(answer);
  const kind = kindOf(thing);
  const sectionId = `${kind}s`;
  const { list, own, thread, asOf } = loaded;
  const isClosed = closedAt !== null && Date.parse(closedAt) <= asOf;
  const ownOf = (id: number) => own.items.find((item) => item.id === id);
  const shown = list?.items.flatMap(({ id, replies }) => [
    { id },
    ...(id === thread?.id ? thread.replies.items : replies),
  ]);
  const listed = new Set(shown?.map(({ id }) => id));
  // Of their comments that others see those of the thread that the address names: it may be on another page.
  const others = own.items.filter(
    ({ id, status, threadId }) =>
      kind === 'review' || (!listed.has(id) && (status !== 'published' || (threadId ?? id) === thread?.id)),
  );
  return (
    <LoadedContext value={{ ...loaded, thing }}>
      <ContributionsContext value={{ kind, asOf, answer, panels, ownOf, isClosed }}>
        <section id={sectionId} aria-labelledby={`${sectionId}-title`} className={styles.section}>
          <h2 id={`${sectionId}-title`} className={styles.title}>
            {t(`title.${kind}`)}{' '}
            {kind === 'comment' && list && list.summary.count > 0 && (
              <span className={styles.count}>{t('count.comment', { count: list.summary.count })}</span>
            )}
          </h2>
          <div className={styles.columns}>
            <div className={styles.list}>
              {own.undecided && <UndecidedList items={own.undecided.filter(({ id }) => !ownOf(id))} />}
              {others.length > 0 && <Own items={others} />}
              <List sectionId={sectionId} />
            </div>
            <Write isReviewed={kind === 'review' && own.items.length > 0} />
          </div>
        </section>
      </ContributionsContext>
    </LoadedContext>
  );
}
