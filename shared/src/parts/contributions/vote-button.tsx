import {
  Button,
  Form,
  formatNumber,
  PageLink,
  useApp,
  useHrefTo,
  useLanguage,
  useLocation,
  useSession,
  useToasts,
  useTranslation,
  type Contribution,
} from '@sahra/shared/facade';
import { useOptimisticToggle } from '../../guest-list/use-optimistic-toggle.ts';
import { useLoaded } from './contributions-context.ts';
import styles from './contribution-item.module.css';

/** Says that one finds something helpful, or likes it; without scripts it is a form. A visitor is led to sign in. */
export function VoteButton({ contribution: { id, kind, voteCount } }: { contribution: Contribution }) {
  const { t } = useTranslation('contributions');
  const { code } = useLanguage();
  const { pathname, search } = useLocation();
  const { api } = useApp();
  const { show } = useToasts();
  const hrefTo = useHrefTo();
  const member = useSession();
  const { own } = useLoaded();
  const isSaved = own.votes.includes(id);
  const { isOn, toggle } = useOptimisticToggle(
    isSaved,
    async (hasVoted) => {
      await api.put('/contributions/{contributionId}/vote', { params: { contributionId: id }, body: { hasVoted } });
    },
    () => show({ text: t('vote.failed'), tone: 'warning' }),
  );
  const count = voteCount + Number(isOn) - Number(isSaved);
  const label = (
    <>
      {t(`vote.${kind}`)}
      {count > 0 && (
        <>
          {' '}
          <span className={styles.votes}>{formatNumber(count, code)}</span>
        </>
      )}
    </>
  );
  if (!member)
    return (
      <PageLink to={hrefTo('account.sign-in', {}, { next: pathname + search })} className={styles.action}>
        {label}
      </PageLink>
    );
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        void toggle();
      }}
    >
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="target" value={id} />
      <Button
        type="submit"
        variant="ghost"
        name="wanted"
        value={isOn ? 'no' : 'yes'}
        aria-pressed={isOn}
        className={styles.action}
      >
        {label}
      </Button>
    </Form>
  );
}
