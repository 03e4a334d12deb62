import { Link } from '@sahra/shared/facade';
import styles from './choice-links.module.css';

interface Choice {
  href: string;
  label: string;
  isChosen: boolean;
}

/** One of several, each a link, so that a choice has an address. On a phone they stand in one row that scrolls. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className={styles.choices} aria-label={label}>
      <ul className={styles.list}>
        {choices.map(({ href, label: name, isChosen }) => (
          <li key={href}>
            <Link to={href} className={styles.choice} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
