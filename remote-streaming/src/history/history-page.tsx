import { useEffect, type FormEvent } from 'react';
import {
  appContext,
  ButtonLink,
  EmptyState,
  Form,
  formatLabelled,
  IconButton,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  pageNumberOf,
  Skeleton as Placeholder,
  useLanguage,
  useLoaderData,
  useRevalidator,
  useSearchParams,
  useSession,
  useTranslation,
  type AppInstance,
  type HistoryItem,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { loadHistory } from '@sahra/shared/guest-list/own-history';
import { Pagination } from '@sahra/shared/parts/pagination';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { paths } from '../paths.ts';
import { EpisodeCard } from '../ui/episode-card.tsx';
import { LibraryTabs } from '../ui/library-tabs.tsx';
import { Question } from '../ui/question.tsx';
import styles from './history-page.module.css';

export { historyAction as action } from './history-action.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const app: AppInstance = context.get(appContext);
  const page = pageNumberOf(request);
  const history = await loadHistory(app, page, request.signal);
  if (page > 1 && history.source !== 'unknownDevice' && history.items.length === 0) throw notFound();
  return history;
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Placeholder height="panel" />
    </PageFrame>
  );
}

/** The focus goes to the neighbor of what is about to go, or to the top of the page: else it would be lost. */
function focusNeighbor({ currentTarget }: FormEvent<HTMLFormElement>) {
  const item = currentTarget.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  (neighbor?.querySelector('button') ?? currentTarget.closest('main'))?.focus();
}

/** An episode that was watched, and the way to forget that. */
function Watched({ item: { episode, seconds, durationSeconds } }: { item: HistoryItem }) {
  const { t } = useTranslation('history');
  const { code } = useLanguage();
  const { program } = episode;
  const isSeries = program.kind === 'series';
  const title = isSeries ? formatLabelled(program.title, episode.title, code) : program.title;
  return (
    <li className={styles.item}>
      <EpisodeCard
        programId={program.id}
        programTitle={program.title}
        episode={isSeries ? episode : { ...episode, title: program.title }}
        isWhole={!isSeries}
        watched={{ seconds, durationSeconds }}
      />
      <Form method="post" preventScrollReset onSubmit={focusNeighbor}>
        <input type="hidden" name="episode" value={episode.id} />
        <IconButton
          type="submit"
          name="intent"
          value="remove"
          label={t('remove', { title })}
          icon="close"
          variant="muted"
          size="s"
        />
      </Form>
    </li>
  );
}

/** What somebody has watched: of their account, or of this device. */
export default function HistoryPage() {
  const { t } = useTranslation(['history', 'streaming']);
  const history = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const member = useSession();
  const isOthers = history.source !== (member ? 'account' : 'device');
  // The server cannot see what the browser stores, and a session may begin or end meanwhile: then the page is read once more.
  useEffect(() => {
    if (isOthers) void revalidate();
  }, [isOthers, revalidate]);
  const title = t('streaming:history.title');
  const isKnown = history.source !== 'unknownDevice';
  return (
    <PageFrame>
      <PageHead title={title} description={t('description')} path={paths.history.href()} />
      <PageHeading title={title} tagline={t('description')} />
      <LibraryTabs current="history" />
      {!isKnown && (
        <>
          <noscript>
            <p>{t('needsScripts')}</p>
          </noscript>
          <Placeholder height="panel" />
        </>
      )}
      {isKnown && (
        <>
          <div className={styles.actions}>
            <SendingForm label={t('pausing')} hasTrap={false}>
              <SendButton variant="quiet" name="intent" value={history.isPaused ? 'resume' : 'pause'}>
                {t(history.isPaused ? 'resume' : 'pause')}
              </SendButton>
            </SendingForm>
            {history.items.length > 0 && (
              <ButtonLink variant="ghost" to={paths.history.href({ form: 'clear' })} preventScrollReset>
                {t('clear.ask')}
              </ButtonLink>
            )}
          </div>
          <p role="status" className={styles.state}>
            {history.isPaused && t('isPaused')}
          </p>
          {query.get('form') === 'clear' && history.items.length > 0 && (
            <Question
              title={t('clear.title')}
              text={t('clear.text')}
              confirm={t('clear.confirm')}
              intent="clear"
              keep={t('clear.keep')}
              cancelHref={paths.history.href()}
            />
          )}
          {history.items.length === 0 ? (
            <EmptyState title={t('empty')} text={t('emptyHint')}>
              <ButtonLink variant="primary" to={paths.programs.href()}>
                {t('browse')}
              </ButtonLink>
            </EmptyState>
          ) : (
            <>
              <ol className={styles.items}>
                {history.items.map((item) => (
                  <Watched key={item.episodeId} item={item} />
                ))}
              </ol>
              <Pagination {...history} hrefOf={(page) => paths.history.href({ ...(page && { page }) })} />
            </>
          )}
        </>
      )}
    </PageFrame>
  );
}
