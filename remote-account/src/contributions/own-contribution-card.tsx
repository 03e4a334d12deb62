import { Badge, PageLink, useHrefTo, useTranslation, type AccountContribution } from '@sahra/shared/facade';
import { Card } from '@sahra/shared/parts/card';
import { OwnContribution } from '@sahra/shared/parts/contributions/own-contributions';
import { headingOf } from '@sahra/shared/parts/contributions/panel-link';
import { RelativeTime } from '@sahra/shared/parts/contributions/relative-time';
import { Stars } from '@sahra/shared/parts/contributions/stars';
import { ThingLink } from '@sahra/shared/parts/contributions/thing-link';
import { LinkedText } from '@sahra/shared/parts/linked-text';
import styles from './contributions.module.css';

interface OwnContributionCardProps {
  contribution: AccountContribution;
  /** When it was read, in milliseconds. */
  asOf: number;
}

function Facts({ contribution, asOf }: OwnContributionCardProps) {
  const { t } = useTranslation(['account', 'contributions']);
  const { kind, threadId, rating, createdAt, editedAt, voteCount } = contribution;
  return (
    <ul role="list" className={styles.facts}>
      <li>{t(`contributions.kinds.${threadId === null ? kind : 'answer'}`)}</li>
      {rating !== null && (
        <li>
          <Stars rating={rating} />
        </li>
      )}
      <li>
        <RelativeTime at={createdAt} asOf={asOf} />
      </li>
      {editedAt && <li>{t('contributions:edited')}</li>}
      {voteCount > 0 && <li>{t('contributions:vote.count', { count: voteCount })}</li>}
    </ul>
  );
}

/** One review or comment of the member's own: what it is about, its state, and what they said. */
export function OwnContributionCard({ contribution, asOf }: OwnContributionCardProps) {
  const { t } = useTranslation(['account', 'contributions']);
  const hrefTo = useHrefTo();
  const { id, status } = contribution;
  const isUnseen = status === 'waiting' || status === 'hidden';
  return (
    <Card as="li" variant="quiet">
      <OwnContribution own={contribution}>
        <div className={styles.head}>
          <h2 id={headingOf(id)} className={styles.title}>
            <ThingLink contribution={contribution} gone={t('contributions.gone')} />
          </h2>
          <Badge tone={status === 'hidden' ? 'second' : status === 'waiting' ? 'accent' : 'neutral'}>
            {isUnseen ? t(`contributions:status.${status}`) : t('contributions.published')}
          </Badge>
        </div>
        <Facts contribution={contribution} asOf={asOf} />
        {isUnseen && (
          <p className={styles.unseen}>
            {t('contributions:onlyYou')}{' '}
            {status === 'hidden' && (
              <LinkedText
                text={t('contributions.hidden')}
                parts={{ contact: (label) => <PageLink to={hrefTo('information.contact-us')}>{label}</PageLink> }}
              />
            )}
          </p>
        )}
      </OwnContribution>
    </Card>
  );
}
