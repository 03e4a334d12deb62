import { Link, useTranslation } from '@sahra/shared/facade';
import { idOf } from './contribution-address.ts';
import styles from './contribution-item.module.css';
import { useContributions } from './contributions-context.ts';
import type { PanelName } from './use-panels.ts';

/** The heading of a contribution: it names whose actions are whose. */
export const headingOf = (contributionId: number): string => `${idOf(contributionId)}-heading`;

/** Opens one of the forms of a contribution; without scripts it leads to an address that does. */
export function PanelLink({ name, id }: { name: PanelName; id: number }) {
  const { t } = useTranslation('contributions');
  const { panels } = useContributions();
  const own = `${idOf(id)}-${name}`;
  return (
    <Link {...panels.opener(name, id)} id={own} aria-labelledby={`${own} ${headingOf(id)}`} className={styles.action}>
      {t(`actions.${name}`)}
    </Link>
  );
}
