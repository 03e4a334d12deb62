import { Link, Picture, useTranslation, type PersonCard as PersonCardData } from '@sahra/shared/facade';
import { paths } from '../paths.ts';
import styles from './person-card.module.css';

/** Someone who makes programs: portrait, name and what they do; leads to their page. */
export function PersonCard({ person }: { person: PersonCardData }) {
  const { t } = useTranslation('streaming');
  return (
    <Link to={paths.person.href(person.id)} className={styles.person}>
      <Picture picture={person.portrait} alt="" sizes="(min-width: 768px) 144px, 96px" className={styles.portrait} />
      <span className={styles.name}>
        <bdi>{person.name}</bdi>
      </span>
      <span className={styles.role}>{t(`designations.${person.designation}`)}</span>
    </Link>
  );
}
