import { Link, useTranslation } from '@sahra/shared/facade';
import { Outcome } from '@sahra/shared/parts/outcome';
import { paths } from '../../paths.ts';
import styles from '../auth-pages.module.css';
import { SendAgain } from './send-again.tsx';

interface CheckMailProps {
  title: string;
  text: string;
  /** Where the mail goes to, as it was typed. */
  email: string;
  next: string | undefined;
  /** The mail is the one that confirms an address: it can be had once more. */
  canSendAgain: boolean;
}

/** The next step is in a mail. Says the same to everybody: whether there is such an account is not told. */
export function CheckMail({ title, text, email, next, canSendAgain }: CheckMailProps) {
  const { t } = useTranslation('account');
  return (
    <Outcome level={1} title={title} text={text}>
      <p>
        {t('authPages.sentTo')}{' '}
        <bdi dir="ltr" className={styles.address}>
          {email}
        </bdi>
      </p>
      <div className={styles.again}>
        <p>{t('authPages.noMail')}</p>
        {canSendAgain && <SendAgain email={email} next={next} />}
      </div>
      <p className={styles.ways}>
        <Link to={paths.signIn.href(next)}>{t('authPages.toSignIn')}</Link>
      </p>
    </Outcome>
  );
}
