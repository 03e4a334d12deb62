import {
  ButtonLink,
  Mark,
  PageFrame,
  PageHead,
  useActionData,
  useSearchParams,
  useTranslation,
  type ActionFunctionArgs,
} from '@sahra/shared/facade';
import { spendToken, type LinkUse } from '@sahra/shared/forms/spend-token';
import { FailureNotice } from '@sahra/shared/parts/failure-notice';
import { Outcome } from '@sahra/shared/parts/outcome';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import styles from './stock-alerts-page.module.css';

const wants = (search: URLSearchParams) => search.get('want') === 'yes';

export const action = (args: ActionFunctionArgs) =>
  spendToken(
    wants(new URL(args.request.url).searchParams) ? '/stock-alerts/confirmations' : '/stock-alerts/removals',
    args,
  );

/** Where the links of mails about what is back lead: one asks for them, one ends them. */
export default function StockAlertsPage() {
  const { t } = useTranslation(['stock-alerts']);
  const [search] = useSearchParams();
  const use: LinkUse | undefined = useActionData<typeof action>();
  const end = use?.end ?? (search.get('token') ? undefined : 'unknown');
  const purpose = wants(search) ? 'want' : 'leave';
  const title = t(`${purpose}.title`);
  const outcomes = {
    done: [t(`${purpose}.done.title`), t(`${purpose}.done.text`)],
    expired: [t('expired.title'), t('expired.text')],
    unknown: [t('unknown.title'), t('unknown.text')],
  } as const;
  return (
    <PageFrame>
      <PageHead title={title} description={t(`${purpose}.text`)} robots="noindex" />
      <div className={styles.link}>
        <Mark className={styles.mark} />
        {end === undefined || use?.end === 'failed' ? (
          <>
            <h1 className={styles.title}>{title}</h1>
            <p>{t(`${purpose}.text`)}</p>
            <SendingForm label={title} hasTrap={false}>
              {use?.end === 'failed' && (
                <FailureNotice key={use.at} failure={use.failure} retryAfter={use.retryAfter} />
              )}
              <SendButton>{t(`${purpose}.button`)}</SendButton>
            </SendingForm>
          </>
        ) : (
          end !== 'failed' && (
            <Outcome level={1} title={outcomes[end][0]} text={outcomes[end][1]}>
              <ButtonLink variant="primary" to={paths.shop.href()}>
                {t('toShop')}
              </ButtonLink>
            </Outcome>
          )
        )}
      </div>
    </PageFrame>
  );
}
