import {
  ButtonLink,
  data,
  EmptyState,
  loadFromApi,
  PageHead,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { watchHref } from '../ui/program-href.ts';
import styles from './embed-page.module.css';
import { EmbeddedPlayer } from './embedded-player.tsx';
import { readTargetOrigin } from './player-messages.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { episodeId = '' } = args.params;
  const targetOrigin = readTargetOrigin(new URL(args.request.url).searchParams);
  if (targetOrigin === undefined) throw data({ kind: 'badRequest' }, { status: 400, statusText: 'Bad Request' });
  return { episode: await loadFromApi(args, '/episodes/{episodeId}', { params: { episodeId } }), targetOrigin };
}

/** The film alone, for frames of other sites. Links open a page of their own: no other page is shown in a frame. */
export default function EmbedPage() {
  const { t } = useTranslation('embed');
  const { episode, targetOrigin } = useLoaderData<typeof loader>();
  const { program } = episode;
  const title = program.kind === 'series' ? `${program.title} · ${episode.title}` : program.title;
  const href = watchHref(program, episode.id);
  return (
    <div
      className={styles.page}
      onClickCapture={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link) return;
        event.preventDefault();
        event.stopPropagation();
        window.open(link.href, '_blank', 'noopener');
      }}
    >
      <PageHead title={title} description={program.tagline} path={href} />
      <h1 className="visually-hidden">{title}</h1>
      {episode.access === 'free' ? (
        <EmbeddedPlayer key={episode.id} episode={episode} title={title} targetOrigin={targetOrigin} />
      ) : (
        <EmptyState title={t('notHere')} text={t('notHereText')}>
          <ButtonLink variant="primary" to={href} target="_blank">
            {t('open')}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
