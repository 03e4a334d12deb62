import { useActionData, type ActionFunctionArgs } from 'react-router-dom';
import { ButtonLink, PageHead, useSearchParams, useTranslation, useHrefTo } from '@sahra/shared/facade';
import { Outcome } from '@sahra/shared/parts/outcome';
import { LinkForm } from './link-form.tsx';
import { LinkFrame } from './link-frame.tsx';
import { spendToken, type LinkUse } from '@sahra/shared/forms/spend-token';

export const action = (args: ActionFunctionArgs) => spendToken('/newsletter/removals', args);

/** The way out of the newsletter: the link of every letter leads here, the button unsubscribes. */
export default function NewsletterLeavePage() {
  const { t } = useTranslation(['information', 'common']);
  const hrefTo = useHrefTo();
  const hasToken = Boolean(useSearchParams()[0].get('token'));
  const use: LinkUse | undefined = useActionData<typeof action>();
  const isDone = use?.end === 'done';
  const isUnknown = isDone ? false : use ? use.end !== 'failed' : !hasToken;
  const done = isDone ? t('newsletter.leave.done.title') : t('newsletter.unknown.title');
  return (
    <LinkFrame>
      <PageHead title={t('newsletter.leave.title')} description={t('newsletter.leave.description')} />
      {isDone || isUnknown ? (
        <Outcome level={1} title={done} text={isDone ? t('newsletter.leave.done.text') : t('newsletter.unknown.text')}>
          <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
            {t('common:backToHome')}
          </ButtonLink>
        </Outcome>
      ) : (
        <LinkForm
          title={t('newsletter.leave.title')}
          text={t('newsletter.leave.text')}
          button={t('newsletter.leave.button')}
          use={use?.end === 'failed' ? use : undefined}
        />
      )}
    </LinkFrame>
  );
}
