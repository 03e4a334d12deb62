import { grantedRoles, useMoment, useTranslation, type AdminAction } from '@sahra/shared/facade';
import styles from '../admin.module.css';
import { isolated } from '../isolated.ts';

/** Of what has been a role once and is none any more, no more is told. */
const roleOf = (name: string | undefined) => grantedRoles.find((role) => role === name) ?? 'member';

/** Who did what, and when. */
export function LogEntries({ actions }: { actions: readonly AdminAction[] }) {
  const { t } = useTranslation('admin');
  const moment = useMoment();
  const sentenceOf = ({ action, adminName, target, details }: AdminAction) =>
    t(`log.did.${action}`, {
      admin: isolated(adminName),
      username: isolated(details.username ?? ''),
      role: t(`roles.${roleOf(details.to)}`),
      count: Number(details.devices ?? 0),
      reference: isolated(target.slice(target.indexOf(':') + 1)),
    });
  return (
    <ul role="list" className={styles.list}>
      {actions.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <span>{sentenceOf(entry)}</span>
          <time dateTime={entry.at}>{moment(entry.at, { dateStyle: 'medium', timeStyle: 'medium' })}</time>
        </li>
      ))}
    </ul>
  );
}
