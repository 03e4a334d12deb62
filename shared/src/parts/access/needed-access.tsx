import type { ReactNode } from 'react';
import { ButtonLink, PageLink, useHrefTo, useTranslation } from '@sahra/shared/facade';
import styles from './needed-access.module.css';

/** What somebody lacks who wants to watch; each is a part of the namespace `access`. */
export type Need = 'forMembers' | 'forSubscribers' | 'noSubscription';

/** What is lacking to somebody who may not watch what is for members, or for subscribers. */
export function needOf(access: 'member' | 'subscriber', isSignedIn: boolean): Need {
  if (isSignedIn) return 'noSubscription';
  return access === 'member' ? 'forMembers' : 'forSubscribers';
}

interface NeededAccessProps {
  need: Need;
  /** Where to be again afterwards: a path of this site. */
  next: string | undefined;
  /** With the title of the need in it. */
  heading: ReactNode;
  children?: ReactNode;
}

/** What it takes to watch this, and the ways there, which lead back. */
export function NeededAccess({ need, next, heading, children }: NeededAccessProps) {
  const { t } = useTranslation('access');
  const hrefTo = useHrefTo();
  const signIn = hrefTo('account.sign-in', {}, { next });
  return (
    <div className={styles.needed}>
      {heading}
      <p className={styles.text}>{t(`${need}.text`)}</p>
      {children}
      <p className={styles.ways}>
        {need === 'forMembers' ? (
          <>
            <ButtonLink variant="primary" to={signIn}>
              {t('forMembers.signIn')}
            </ButtonLink>
            <ButtonLink variant="quiet" to={hrefTo('account.sign-up', {}, { next })}>
              {t('forMembers.signUp')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink variant="primary" to={hrefTo('account.pricing', {}, { next })}>
            {t(`${need}.subscribe`)}
          </ButtonLink>
        )}
      </p>
      {need === 'forSubscribers' && (
        <p className={styles.member}>
          {t('forSubscribers.alreadyMember')} <PageLink to={signIn}>{t('forSubscribers.signIn')}</PageLink>
        </p>
      )}
    </div>
  );
}
