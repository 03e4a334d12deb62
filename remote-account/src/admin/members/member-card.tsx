import { Badge, formatDate, grantedRoles, useLanguage, useTranslation, type ManagedMember } from '@sahra/shared/facade';
import { Card } from '@sahra/shared/parts/card';
import { Select } from '@sahra/shared/parts/select';
import styles from '../admin.module.css';
import { ConfirmedActionForm } from '@sahra/shared/parts/admin-parts/confirmed-action-form';
import { AdminActionForm } from '@sahra/shared/parts/admin-parts/admin-action-form';
import { valueOf } from '@sahra/shared/forms/form-state';
import { stateOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { isolated } from '../isolated.ts';

interface MemberCardProps {
  member: ManagedMember;
  isSelf: boolean;
  answer: AdminActionResult;
}

/** One member: who it is, what the account may do, and whether it may be used. */
export function MemberCard({ member, isSelf, answer }: MemberCardProps) {
  const { t } = useTranslation('admin');
  const { code } = useLanguage();
  return (
    <Card as="li" variant="quiet">
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{member.name}</bdi>
        </h2>
        {member.role !== 'member' && <Badge tone="accent">{t(`roles.${member.role}`)}</Badge>}
        {member.isSubscriber && <Badge>{t('members.subscriber')}</Badge>}
        {member.blockedAt && <Badge tone="second">{t('members.blocked')}</Badge>}
        {!member.isEmailVerified && <Badge>{t('members.unconfirmed')}</Badge>}
      </div>
      <ul role="list" className={styles.facts}>
        <li>
          <bdi>{member.username}</bdi>
        </li>
        <li dir="ltr">{member.email}</li>
        <li>{t('members.since', { date: formatDate(member.memberSince, code, { dateStyle: 'medium' }) })}</li>
      </ul>
      {isSelf ? <p className={styles.facts}>{t('members.you')}</p> : <MemberActions member={member} answer={answer} />}
    </Card>
  );
}

function MemberActions({ member: { id, name: plainName, role, blockedAt }, answer }: Omit<MemberCardProps, 'isSelf'>) {
  const { t } = useTranslation('admin');
  const name = isolated(plainName);
  const chosen = valueOf(stateOf(answer, 'role', id), 'choice') ?? role;
  const common = { target: id, answer };
  return (
    <div className={styles.actions}>
      {!blockedAt && (
        <AdminActionForm {...common} intent="role" label={t('members.roleOf', { name })} button={t('members.saveRole')}>
          <Select key={role} id={`role-${id}`} name="choice" label={t('members.role')} defaultValue={chosen}>
            {grantedRoles.map((name) => (
              <option key={name} value={name}>
                {t(`roles.${name}`)}
              </option>
            ))}
          </Select>
        </AdminActionForm>
      )}
      {blockedAt && (
        <AdminActionForm
          {...common}
          intent="unblock"
          label={t('members.unblockOf', { name })}
          button={t('members.unblock')}
        />
      )}
      {!blockedAt && (
        <ConfirmedActionForm
          {...common}
          intent="signOut"
          label={t('members.signOutOf', { name })}
          button={t('members.signOut')}
          question={t('members.signOutQuestion', { name })}
          consequence={t('members.signOutConsequence')}
          yes={t('members.signOutYes')}
          isDestructive
        />
      )}
      {!blockedAt && role !== 'admin' && (
        <ConfirmedActionForm
          {...common}
          intent="block"
          label={t('members.blockOf', { name })}
          button={t('members.block')}
          question={t('members.blockQuestion', { name })}
          consequence={t('members.blockConsequence')}
          yes={t('members.blockYes')}
          isDestructive
        />
      )}
    </div>
  );
}
