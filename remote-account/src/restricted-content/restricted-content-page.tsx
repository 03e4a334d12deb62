import {
  appContext,
  ButtonLink,
  can,
  Link,
  PageFrame,
  PageHead,
  PageTitle,
  redirect,
  useSession,
  useTranslation,
  useHrefTo,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { redirectTargetOf } from '@sahra/shared/form-rules/redirect-target';
import { paths } from '../paths.ts';
import { memberOf } from '../ui/auth-routes.ts';
import { AuthIllustration } from '../ui/auth-illustration.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import styles from './restricted-content.module.css';

/** Redirects who may watch by now. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = redirectTargetOf(request);
  const member = await memberOf(context.get(appContext));
  if (next && can(member?.role ?? 'visitor', 'watch-restricted')) throw redirect(next);
  return null;
}

/** What is said to who may watch everything, to a member without a subscription, to a visitor. */
const messageKeys = {
  open: { title: 'restrictedContent.open.title', text: 'restrictedContent.open.text' },
  member: { title: 'restrictedContent.forSubscribers', text: 'restrictedContent.memberText' },
  visitor: { title: 'restrictedContent.title', text: 'restrictedContent.description' },
} as const;

/** The notice before what not everybody may watch, with two ways on. Today nothing leads here: no title is restricted. */
export default function RestrictedContentPage() {
  const { t } = useTranslation(['account', 'common']);
  const member = useSession();
  const hrefTo = useHrefTo();
  const next = useRedirectTarget();
  const isOpen = can(member?.role ?? 'visitor', 'watch-restricted');
  const keys = messageKeys[isOpen ? 'open' : member ? 'member' : 'visitor'];
  return (
    <PageFrame>
      <PageHead title={t(keys.title)} description={t('common:freeToWatch')} />
      <div className={styles.columns}>
        <div className={styles.content}>
          <PageTitle>{t(keys.title)}</PageTitle>
          <p className={styles.text}>{t(keys.text)}</p>
          <p className={styles.text}>{t('common:freeToWatch')}</p>
          {isOpen ? (
            <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
              {t('common:backToHome')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={paths.pricing.href(next)}>
              {t('restrictedContent.subscribe')}
            </ButtonLink>
          )}
          {!member && (
            <p className={styles.member}>
              {t('restrictedContent.alreadyMember')}{' '}
              <Link to={paths.signIn.href(next)}>{t('restrictedContent.signIn')}</Link>
            </p>
          )}
        </div>
        <div className={styles.illustration}>
          <AuthIllustration />
        </div>
      </div>
    </PageFrame>
  );
}
