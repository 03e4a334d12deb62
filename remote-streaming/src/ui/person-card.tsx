import { PageLink, Picture, useHrefTo, useTranslation, type PersonCard as PersonCardData } from '@sahra/shared/facade';
import styles from './person-card.module.css';

/** Someone who made the program: portrait, name, what they did; leads to everything that they made. */
export function PersonCard({ person }: { person: PersonCardData }) {
  const { t } = useTranslation('streaming');
  const href = useHrefTo()('information.search', {}, { q: person.name, area: 'streaming', type: 'program' });
  return (
    <PageLink to={href} className={styles.person}>
      <Picture picture={person.portrait} alt="" sizes="(min-width: 768px) 144px, 96px" className={styles.portrait} />
      <span className={styles.name}>
        <bdi>{person.name}</bdi>
      </span>
      <span className={styles.role}>{t(`designations.${person.designation}`)}</span>
    </PageLink>
  );
}
