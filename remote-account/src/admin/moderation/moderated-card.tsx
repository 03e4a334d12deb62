import { Badge, Button, Link, useMoment, useTranslation, type ModeratedContribution } from '@sahra/shared/facade';
import { Card } from '@sahra/shared/parts/card';
import { ContributionText } from '@sahra/shared/parts/contributions/contribution-text';
import { PhotoList } from '@sahra/shared/parts/contributions/photos/photo-list';
import { Stars } from '@sahra/shared/parts/contributions/stars';
import { ThingLink } from '@sahra/shared/parts/contributions/thing-link';
import { paths } from '../../paths.ts';
import adminStyles from '../admin.module.css';
import { decisionFields } from './decide.ts';
import styles from './moderation.module.css';

/** As much of a text as names it. */
const EXCERPT = 50;

/** How a contribution is called in a sentence: its author and how it begins. */
function nameOf({ author, text }: ModeratedContribution): string {
  const begin = text ?? '';
  return `${author.name ?? '—'}: ${begin.length > EXCERPT ? `${begin.slice(0, EXCERPT)}…` : begin}`;
}

function Reasons({ contribution }: { contribution: ModeratedContribution }) {
  const { t } = useTranslation(['moderation', 'contributions']);
  const moment = useMoment();
  const { waitReason, heldWords, reports } = contribution;
  return (
    <>
      {waitReason && (
        <p className={styles.reason}>
          {t(`waits.${waitReason}`)}
          {heldWords.map((word) => (
            <mark key={word}>
              <bdi>{word}</bdi>
            </mark>
          ))}
        </p>
      )}
      {reports.length > 0 && (
        <ul role="list" aria-label={t('reports')} className={styles.reports}>
          {reports.map(({ reason, note, createdAt }) => (
            <li key={createdAt}>
              <strong>{t(`contributions:report.reasons.${reason}`)}</strong>
              {note && <span dir="auto">{note}</span>}
              <time dateTime={createdAt}>{moment(createdAt)}</time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One contribution as moderators see it: what it is about, who wrote it, why it waits, and what can be done at once. */
export function ModeratedCard({ contribution }: { contribution: ModeratedContribution }) {
  const { t } = useTranslation(['moderation', 'account', 'contributions']);
  const moment = useMoment();
  const { id, author, rating, text, createdAt, status, kind, isPinned, hasSpoilers, photos } = contribution;
  const titleId = `contribution-${id}`;
  const one = (decision: 'publish' | 'hide', variant: 'primary' | 'quiet') => (
    <Button
      type="submit"
      variant={variant}
      name={decisionFields.one}
      value={`${decision} ${id}`}
      aria-describedby={titleId}
    >
      {t(`decisions.${decision}`)}
    </Button>
  );
  return (
    <Card as="li" variant="quiet">
      <input type="hidden" name={decisionFields.nameOf(id)} value={nameOf(contribution)} />
      <div className={adminStyles.head}>
        <span className={styles.tick}>
          <input
            type="checkbox"
            name={decisionFields.ids}
            value={id}
            aria-labelledby={titleId}
            className="form-check-input"
          />
          <h2 id={titleId} className={adminStyles.name}>
            <bdi>{author.name ?? t('former')}</bdi>
          </h2>
        </span>
        <Badge tone={status === 'waiting' ? 'accent' : 'neutral'}>{t(`states.${status}`)}</Badge>
        {author.isStaff && <Badge>{t('staff')}</Badge>}
        {author.isBlocked && <Badge tone="second">{t('blocked')}</Badge>}
        {isPinned && <Badge>{t('pinned')}</Badge>}
        {hasSpoilers && <Badge>{t('contributions:spoilers.badge')}</Badge>}
      </div>
      <ul role="list" className={adminStyles.facts}>
        <li>
          {t(`kinds.${kind}`)} <ThingLink contribution={contribution} gone={t('account:contributions.gone')} />
        </li>
        {rating !== null && (
          <li>
            <Stars rating={rating} />
          </li>
        )}
        <li>{moment(createdAt)}</li>
        <li>
          <Link to={paths.moderation.href({ show: 'all', author: author.id })}>
            {t('ofAuthor', { published: author.publishedCount, hidden: author.hiddenCount })}
          </Link>
        </li>
      </ul>
      <Reasons contribution={contribution} />
      <div className={styles.text}>{text !== null && <ContributionText text={text} />}</div>
      {photos && <PhotoList photos={photos} name={author.name ?? t('former')} />}
      <div className={adminStyles.actions}>
        {status !== 'published' && one('publish', 'primary')}
        {status !== 'hidden' && one('hide', 'quiet')}
      </div>
    </Card>
  );
}
