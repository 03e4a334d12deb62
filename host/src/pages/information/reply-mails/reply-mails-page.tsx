import { useActionData, type ActionFunctionArgs } from 'react-router-dom';
import { ButtonLink, PageHead, useHrefTo, useSearchParams, useTranslation } from '@sahra/shared/facade';
import { Outcome } from '@sahra/shared/parts/outcome';
import { spendToken, type LinkUse } from '@sahra/shared/forms/spend-token';
import { LinkForm } from '../newsletter/link-form.tsx';
import { LinkFrame } from '../newsletter/link-frame.tsx';

const wants = (search: URLSearchParams) => search.get('want') === 'yes';

export const action = (args: ActionFunctionArgs) =>
  spendToken(
    wants(new URL(args.request.url).searchParams) ? '/reply-mails/confirmations' : '/reply-mails/removals',
    args,
  );

/** Where the links of mails about answers lead: one asks for them, one stops them. */
export default function ReplyMailsPage() {
  const { t } = useTranslation(['information', 'common']);
  const hrefTo = useHrefTo();
  const [search] = useSearchParams();
  const use: LinkUse | undefined = useActionData<typeof action>();
  const end = use?.end ?? (search.get('token') ? undefined : 'unknown');
  const purpose = wants(search) ? 'want' : 'leave';
  const outcomes = {
    done: [t(`replyMails.${purpose}.done.title`), t(`replyMails.${purpose}.done.text`)],
    expired: [t('replyMails.expired.title'), t('replyMails.expired.text')],
    unknown: [t('newsletter.unknown.title'), t('newsletter.unknown.text')],
  } as const;
  const title = t(`replyMails.${purpose}.title`);
  return (
    <LinkFrame>
      <PageHead title={title} description={t(`replyMails.${purpose}.description`)} />
      {end === undefined || end === 'failed' ? (
        <LinkForm
          title={title}
          text={t(`replyMails.${purpose}.text`)}
          button={t(`replyMails.${purpose}.button`)}
          use={use?.end === 'failed' ? use : undefined}
        />
      ) : (
        <Outcome level={1} title={outcomes[end][0]} text={outcomes[end][1]}>
          <ButtonLink variant="primary" to={hrefTo('streaming.home')}>
            {t('common:backToHome')}
          </ButtonLink>
        </Outcome>
      )}
    </LinkFrame>
  );
}
