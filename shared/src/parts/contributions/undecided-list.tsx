import { Badge, useTranslation, type OwnContributions } from '@sahra/shared/facade';
import { ContributionHead } from './contribution-item.tsx';
import styles from './contribution-item.module.css';
import { ContributionText } from './contribution-text.tsx';
import sectionStyles from './contributions.module.css';
import { DecideForm } from './decide-form.tsx';
import { Notice } from './notice.tsx';
import { headingOf } from './panel-link.tsx';

type Undecided = NonNullable<OwnContributions['undecided']>[number];

function UndecidedItem({ contribution }: { contribution: Undecided }) {
  const { t } = useTranslation('contributions');
  const { id, text, status, waitReason, heldWords, answers } = contribution;
  return (
    // Without an id of its own: what was hidden may have kept its place among the comments, which has that.
    <article aria-labelledby={headingOf(id)} className={styles.item}>
      <ContributionHead contribution={contribution} />
      <p className={styles.own}>
        <Badge tone="second">{t(`status.${status}`)}</Badge> {waitReason && t(`waits.${waitReason}`)}{' '}
        {heldWords.map((word) => (
          <mark key={word}>
            <bdi>{word}</bdi>
          </mark>
        ))}
      </p>
      {answers && (
        <p className={styles.answers}>{t('inAnswerTo', { name: `\u2068${answers.name ?? t('former')}\u2069` })}</p>
      )}
      <ContributionText text={text ?? ''} />
      <DecideForm id={id} status={status} />
    </article>
  );
}

/** What waits at a thing and what was hidden there, for those who decide. */
export function UndecidedList({ items }: { items: readonly Undecided[] }) {
  const { t } = useTranslation('contributions');
  return (
    <section aria-label={t('undecided')} className={sectionStyles.own}>
      <Notice place="decisions" />
      {items.length > 0 && <h3 className={sectionStyles.emptyTitle}>{t('undecided')}</h3>}
      {items.map((contribution) => (
        <UndecidedItem key={contribution.id} contribution={contribution} />
      ))}
    </section>
  );
}
