import {
  appContext,
  ButtonLink,
  PageFrame,
  PageHead,
  PageTitle,
  redirect,
  useSession,
  useTranslation,
  useHrefTo,
  watchesRestricted,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { redirectTargetOf } from '@sahra/shared/form-rules/redirect-target';
import { NeededAccess, needOf } from '@sahra/shared/parts/access/needed-access';
import { memberOf } from '../ui/auth-routes.ts';
import { AuthIllustration } from '../ui/auth-illustration.tsx';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import styles from './restricted-content.module.css';

/** Redirects who may watch by now. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = redirectTargetOf(request);
  const member = await memberOf(context.get(appContext));
  if (next && watchesRestricted(member ?? { role: 'visitor' })) throw redirect(next);
  return null;
}

/** The notice before what not everybody may watch, with the ways to it, which lead back to what was asked for. */
export default function RestrictedContentPage() {
  const { t } = useTranslation(['account', 'access', 'common']);
  const member = useSession();
  const hrefTo = useHrefTo();
  const next = useRedirectTarget();
  const isOpen = watchesRestricted(member ?? { role: 'visitor' });
  const need = needOf('subscriber', member !== null);
  const title = isOpen ? t('restrictedContent.open.title') : t(`access:${need}.title`);
  const policy = <p className={styles.text}>{t('common:freeToWatch')}</p>;
  return (
    <PageFrame>
      <PageHead title={title} description={t('common:freeToWatch')} />
      <div className={styles.columns}>
        {isOpen ? (
          <div>
            <PageTitle>{title}</PageTitle>
            <p className={styles.text}>{t('restrictedContent.open.text')}</p>
            {policy}
            <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
              {t('common:backToHome')}
            </ButtonLink>
          </div>
        ) : (
          <NeededAccess need={need} next={next} heading={<PageTitle>{title}</PageTitle>}>
            {policy}
          </NeededAccess>
        )}
        <div className={styles.illustration}>
          <AuthIllustration />
        </div>
      </div>
    </PageFrame>
  );
}
