import { ButtonLink, useSession, useTranslation } from '@sahra/shared/facade';
import { Outcome } from '@sahra/shared/parts/outcome';
import { paths } from '../paths.ts';
import styles from '../ui/auth-pages.module.css';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';

/** Done: a visitor signs in now, a member whose address has changed goes on. */
export function Confirmed() {
  const { t } = useTranslation(['account', 'verification']);
  const member = useSession();
  const next = useRedirectTarget();
  return (
    <Outcome
      level={1}
      title={t('verification:done.title')}
      text={t(member ? 'verification:done.member' : 'verification:done.visitor')}
    >
      <ButtonLink variant="primary" to={member ? (next ?? paths.account.href()) : paths.signIn.href(next)}>
        {t(member ? 'authPages.goOn' : 'authPages.signInNow')}
      </ButtonLink>
    </Outcome>
  );
}

/** The link is of no use any more: a new one can be had. */
export function LinkEnded({ end }: { end: 'expired' | 'unknown' }) {
  const { t } = useTranslation(['account', 'verification']);
  const next = useRedirectTarget();
  return (
    <Outcome level={1} title={t(`authPages.link.${end}`)} text={t('verification:linkEnd')}>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={paths.verifyEmail.href({ next })}>
          {t('authPages.sendAgain')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.signIn.href(next)}>
          {t('authPages.toSignIn')}
        </ButtonLink>
      </div>
    </Outcome>
  );
}
