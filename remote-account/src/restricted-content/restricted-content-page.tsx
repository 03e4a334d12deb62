import {
  appContext, ButtonLink, can, Link, PageFrame, PageHead, PageTitle, paths, redirect, useSession, useTranslation, type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { nextOf } from '@sahra/shared/form-rules/own-path';
import { memberOf } from '../ui/entrance-routes.ts';
import { NightScene } from '../ui/night-scene.tsx';
import { useNext } from '../ui/use-next.ts';
import styles from './restricted-content.module.css';

/** Who may watch by now is led on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = nextOf(request);
  const member = await memberOf(context.get(appContext));
  if (next && can(member?.role ?? 'visitor', 'watch-restricted')) throw redirect(next);
  return null;
}

/** The notice before what not everybody may watch, with two ways on. */
export default function RestrictedContentPage() {
  const { t } = useTranslation('account');
  const member = useSession();
  const next = useNext();
  const title = t(member ? 'restrictedContent.forSubscribers' : 'restrictedContent.title');
  return (
    <PageFrame>
      <PageHead title={title} description={t('restrictedContent.description')} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <PageTitle>{title}</PageTitle>
          <p className={styles.text}>{t(member ? 'restrictedContent.memberText' : 'restrictedContent.description')}</p>
          <ButtonLink variant="primary" to={paths.pricing.href(next)}>{t('restrictedContent.subscribe')}</ButtonLink>
          {!member && (
            <p className={styles.member}>
              {t('restrictedContent.alreadyMember')} <Link to={paths.signIn.href(next)}>{t('restrictedContent.signIn')}</Link>
            </p>
          )}
        </div>
        <div className={styles.scene}>
          <NightScene />
        </div>
      </div>
    </PageFrame>
  );
}
