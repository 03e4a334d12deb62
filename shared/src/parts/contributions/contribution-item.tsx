import { Badge, useTranslation, type Contribution } from '@sahra/shared/facade';
import { ChangeForm, TimeLeft } from './change-form.tsx';
import { idOf } from './contribution-address.ts';
import styles from './contribution-item.module.css';
import { ContributionPanels } from './contribution-panels.tsx';
import { ContributionText, VeiledText } from './contribution-text.tsx';
import { useContributions, useLoaded } from './contributions-context.ts';
import { DecideForm } from './decide-form.tsx';
import { Notice } from './notice.tsx';
import { usePhotoParts } from './photos/photo-parts-context.ts';
import { headingOf, PanelLink } from './panel-link.tsx';
import { RelativeTime } from './relative-time.tsx';
import { Stars } from './stars.tsx';
import { VoteButton } from './vote-button.tsx';

/** Who wrote it, and when. */
export function ContributionHead({ contribution }: { contribution: Contribution }) {
  const { t } = useTranslation('contributions');
  const { asOf } = useContributions();
  const { id, author, createdAt, editedAt, isPinned, hasSpoilers, isVerified, rating } = contribution;
  const name = author?.name ?? t('former');
  return (
    <header className={styles.head}>
      <span aria-hidden="true" className={styles.initial}>
        {[...name][0]}
      </span>
      <h3 id={headingOf(id)} className={styles.name}>
        <bdi>{name}</bdi>
      </h3>
      {author?.isThingsAuthor && <Badge tone="accent">{t('author')}</Badge>}
      {author?.isStaff && <Badge tone="accent">{t('staff')}</Badge>}
      {isVerified && <Badge>{t('verified')}</Badge>}
      {isPinned && <Badge>{t('pinned')}</Badge>}
      {hasSpoilers && <Badge>{t('spoilers.badge')}</Badge>}
      <p className={styles.facts}>
        {rating !== null && <Stars rating={rating} />}
        <RelativeTime at={createdAt} asOf={asOf} />
        {editedAt && <span>{t('edited')}</span>}
      </p>
    </header>
  );
}

function Actions({ contribution }: { contribution: Contribution }) {
  const { t } = useTranslation('contributions');
  const { kind, ownOf, isClosed = false } = useContributions();
  const { undecided } = useLoaded().own;
  const { id, voteCount } = contribution;
  const own = ownOf(id);
  const isPublic = !own || own.status === 'published';
  return (
    <div className={styles.actions}>
      {own ? (
        voteCount > 0 && <span className={styles.votes}>{t('vote.count', { count: voteCount })}</span>
      ) : (
        <VoteButton contribution={contribution} />
      )}
      {kind === 'comment' && isPublic && !isClosed && <PanelLink name="answer" id={id} />}
      {own?.editableUntil && <PanelLink name="change" id={id} />}
      <PanelLink name={own ? 'delete' : 'report'} id={id} />
      {undecided && !own && <DecideForm id={id} status="published" />}
    </div>
  );
}

function OwnNote({ contribution: { id } }: { contribution: Contribution }) {
  const { t } = useTranslation('contributions');
  const own = useContributions().ownOf(id);
  return own && own.status !== 'published' && own.status !== 'deleted' ? (
    <p className={styles.own}>
      <Badge tone="second">{t(`status.${own.status}`)}</Badge> {t('onlyYou')}
    </p>
  ) : null;
}

/** One review, comment or answer, and what its reader may do with it. */
export function ContributionItem({ contribution }: { contribution: Contribution }) {
  const { t } = useTranslation('contributions');
  const { kind, panels, ownOf } = useContributions();
  const { id, author, text, answers, hasSpoilers, photos } = contribution;
  const own = ownOf(id);
  const Photos = usePhotoParts();
  if (text === null)
    return (
      <p id={idOf(id)} className={styles.gone}>
        {t(`gone.${kind}`)}
      </p>
    );
  return (
    <article id={idOf(id)} aria-labelledby={headingOf(id)} className={styles.item}>
      <ContributionHead contribution={contribution} />
      <OwnNote contribution={contribution} />
      {answers && (
        <p className={styles.answers}>
          <a href={`#${idOf(answers.id)}`}>{t('inAnswerTo', { name: `\u2068${answers.name ?? t('former')}\u2069` })}</a>
        </p>
      )}
      <Notice place={id} />
      {own && panels.isOpen('change', id) ? (
        <>
          <ChangeForm own={own} />
          {Photos && <Photos.Panel own={own} />}
        </>
      ) : (
        <>
          {hasSpoilers && !own ? <VeiledText text={text} /> : <ContributionText text={text} />}
          {Photos && photos && <Photos.List photos={photos} name={author?.name ?? t('former')} />}
          <Actions contribution={contribution} />
          {own && <TimeLeft own={own} />}
        </>
      )}
      <ContributionPanels contribution={contribution} />
    </article>
  );
}
