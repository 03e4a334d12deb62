import {
  Button,
  EmptyState,
  formatNumber,
  Link,
  loadForMember,
  pageNumberOf,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { Pagination } from '@sahra/shared/parts/pagination';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../../paths.ts';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { AdminSearch } from '@sahra/shared/parts/admin-parts/admin-search';
import adminStyles from '../admin.module.css';
import { decide, decisionFields, decisions } from './decide.ts';
import { DecisionOutcome } from './decision-outcome.tsx';
import { ModeratedCard } from './moderated-card.tsx';
import styles from './moderation.module.css';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

/** The queue comes first: it is what there is to do. */
const views = ['waiting', 'reported', 'published', 'hidden', 'all'] as const;
const kinds = ['review', 'comment'] as const;
const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const show = views.find((known) => known === searchParams.get('show')) ?? 'waiting';
  const kind = kinds.find((known) => known === searchParams.get('kind'));
  const author = Number(searchParams.get('author')) || undefined;
  const q = searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const page = pageNumberOf(args.request);
  const list = await loadForMember(args, '/admin/contributions', {
    query: {
      page,
      pageSize: PAGE_SIZE,
      q,
      ...(show === 'reported' ? { reported: 'true' as const } : show !== 'all' && { status: show }),
      ...(kind && { kind }),
      ...(author && { author: String(author) }),
    },
  });
  requirePage(page, list);
  return { list, asked: { show, ...(kind && { kind }), ...(author && { author }), ...(q && { q }) } };
}

export const action = decide;

/** What is done with all that is ticked; within the form of the list. */
function Decisions() {
  const { t } = useTranslation('moderation');
  return (
    <div role="group" aria-label={t('withTicked')} className={styles.decisions}>
      <span className={styles.decisionsLabel}>{t('withTicked')}</span>
      {decisions.map((decision) => (
        <Button key={decision} type="submit" variant="quiet" name={decisionFields.decision} value={decision}>
          {t(`decisions.${decision}`)}
        </Button>
      ))}
    </div>
  );
}

/** What people wrote: what waits, what was reported, and all the rest. */
export default function ModerationPage() {
  const { t } = useTranslation(['moderation', 'account']);
  const { code } = useLanguage();
  const { list, asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const numbers: Readonly<Record<string, number>> = list.counts;
  const choices = views.map((view) => ({
    href: paths.moderation.href({ ...asked, show: view }),
    label: numbers[view]
      ? t('viewWithNumber', { view: t(`views.${view}`), number: numbers[view] })
      : t(`views.${view}`),
    isChosen: view === asked.show,
  }));
  const ofKind = [undefined, ...kinds].map((kind) => ({
    href: paths.moderation.href({ ...asked, ...(kind ? { kind } : { kind: '' }) }),
    label: t(`only.${kind ?? 'all'}`),
    isChosen: kind === asked.kind,
  }));
  return (
    <AdminFrame title={t('account:admin.moderation.title')} tagline={t('tagline')}>
      <div className={adminStyles.bar}>
        <AdminSearch key={asked.q} action={paths.moderation.href()} label={t('search')} q={asked.q ?? ''}>
          <input type="hidden" name="show" value={asked.show} />
        </AdminSearch>
        <p className={styles.ways}>
          <Link to={paths.blockedAuthors.href()}>{t('account:admin.blockedAuthors.title')}</Link>
          <Link to={paths.moderationLog.href()}>{t('account:admin.moderationLog.title')}</Link>
        </p>
      </div>
      <ChoiceLinks label={t('filter')} choices={choices} />
      <ChoiceLinks label={t('kind')} choices={ofKind} />
      {asked.author && (
        <p>
          {t('oneAuthor')} <Link to={paths.moderation.href({ show: asked.show })}>{t('allAuthors')}</Link>
        </p>
      )}
      <DecisionOutcome answer={answer} />
      {list.total === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <SendingForm hasTrap={false} label={t('account:admin.moderation.title')}>
          <ul role="list" className={adminStyles.list}>
            {list.items.map((contribution) => (
              <ModeratedCard key={contribution.id} contribution={contribution} />
            ))}
          </ul>
          <Decisions />
        </SendingForm>
      )}
      {list.isMore && <p>{t('moreThan', { number: formatNumber(list.total, code) })}</p>}
      <Pagination {...list} hrefOf={(page) => paths.moderation.href({ ...asked, page })} />
    </AdminFrame>
  );
}
