import { useActionData, type ActionFunctionArgs } from 'react-router-dom';
import { ButtonLink, PageHead, useSearchParams, useTranslation, useHrefTo } from '@sahra/shared/facade';
import { Outcome } from '@sahra/shared/parts/outcome';
import { LinkForm } from './link-form.tsx';
import { LinkFrame } from './link-frame.tsx';
import { spendToken, type LinkUse } from '@sahra/shared/forms/spend-token';
import { paths } from '../../../paths.ts';

export const action = (args: ActionFunctionArgs) => spendToken('/newsletter/confirmations', args);

/** The end of the double opt-in: the link of the mail leads here, the button subscribes. */
export default function NewsletterConfirmPage() {
  const { t } = useTranslation(['information', 'common']);
  const hrefTo = useHrefTo();
  const hasToken = Boolean(useSearchParams()[0].get('token'));
  const use: LinkUse | undefined = useActionData<typeof action>();
  const end = use?.end ?? (hasToken ? undefined : 'unknown');
  return (
    <LinkFrame>
      <PageHead title={t('newsletter.confirm.title')} description={t('newsletter.confirm.description')} />
      {end === undefined || use?.end === 'failed' ? (
        <LinkForm
          title={t('newsletter.confirm.title')}
          text={t('newsletter.confirm.text')}
          button={t('newsletter.confirm.button')}
          use={use?.end === 'failed' ? use : undefined}
        />
      ) : end === 'done' ? (
        <Outcome level={1} title={t('newsletter.confirm.done.title')} text={t('newsletter.confirm.done.text')}>
          <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
            {t('common:backToHome')}
          </ButtonLink>
        </Outcome>
      ) : (
        <Outcome
          level={1}
          title={end === 'expired' ? t('newsletter.confirm.expired.title') : t('newsletter.unknown.title')}
          text={end === 'expired' ? t('newsletter.confirm.expired.text') : t('newsletter.unknown.text')}
        >
          <ButtonLink variant="primary" to={paths.newsletter.href()}>
            {t('newsletter.again')}
          </ButtonLink>
        </Outcome>
      )}
    </LinkFrame>
  );
}
