import { useEffect } from 'react';
import {
  appContext,
  ButtonLink,
  EmptyState,
  PageFrame,
  PageHead,
  PageHeadingSkeleton,
  Skeleton as Placeholder,
  useActionData,
  useApp,
  useLoaderData,
  useRevalidator,
  useSearchParams,
  useTranslation,
  type AppInstance,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { loadPlaylist } from '@sahra/shared/guest-list/own-playlists';
import { paths } from '../paths.ts';
import { UnmergedPlaylists } from '../ui/playlists/unmerged-playlists.tsx';
import { Question } from '../ui/question.tsx';
import { PlaylistForm } from './playlist-form.tsx';
import { PlaylistHeader } from './playlist-header.tsx';
import { PlaylistItems } from './playlist-items.tsx';
import { playlistJsonLd } from './playlist-json-ld.ts';

export const action = laterAction(() => import('./playlist-action.ts').then(({ playlistAction }) => playlistAction));

/** Orders in which a playlist can be shuffled. */
const SEEDS = 1_000_000;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const app: AppInstance = context.get(appContext);
  const playlist = await loadPlaylist(app, params['playlistId'] ?? '', request.signal);
  return { playlist, seed: Math.floor(Math.random() * SEEDS) };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton hasCount />
      <Placeholder height="panel" />
    </PageFrame>
  );
}

/** Counts that somebody else’s public playlist is viewed; the api counts each viewer once a day. */
function useViewCount(id: string, isCounted: boolean) {
  const { api } = useApp();
  // Only a browser is a viewer.
  useEffect(() => {
    if (isCounted) api.post('/playlists/{playlistId}/views', { params: { playlistId: id } }).catch(() => undefined);
  }, [api, id, isCounted]);
}

/** A playlist with all that is in it: one’s own, or a public one. */
export default function PlaylistPage() {
  const { t } = useTranslation(['playlists', 'streaming']);
  const { playlist, seed } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isUnknown = playlist.source === 'unknownDevice';
  // The server cannot see what the browser stores.
  useEffect(() => {
    if (isUnknown) void revalidate();
  }, [isUnknown, revalidate]);
  useViewCount(isUnknown ? '' : playlist.id, !isUnknown && playlist.privacy === 'public' && !playlist.isOwn);
  if (isUnknown) {
    return (
      <>
        <PageHead title={t('streaming:playlist.title')} description={t('description')} robots="noindex" />
        <noscript>
          <PageFrame>
            <p>{t('needsScripts')}</p>
          </PageFrame>
        </noscript>
        <Skeleton />
      </>
    );
  }
  const { id, name, description, items, isOwn, privacy, thumbnail, posters } = playlist;
  const state = isFormState(sent) ? sent : undefined;
  const form = isOwn ? query.get('form') : null;
  return (
    <PageFrame>
      <PageHead
        title={name}
        description={description || t('page.about', { count: items.length, name })}
        path={paths.playlist.href(id)}
        picture={thumbnail ?? posters[0]}
        {...(privacy === 'private' && { robots: 'noindex' })}
        place={[{ name: t('streaming:playlists.title'), href: paths.playlists.href() }]}
        jsonLd={(context) => [playlistJsonLd(playlist, context)]}
      />
      {playlist.source === 'device' && <UnmergedPlaylists next={paths.playlists.href()} />}
      <PlaylistHeader playlist={playlist} seed={seed} />
      {form === 'edit' && <PlaylistForm playlist={playlist} state={state} cancelHref={paths.playlist.href(id)} />}
      {form === 'delete' && (
        <Question
          title={t('delete.title')}
          text={t('delete.text', { name })}
          confirm={t('delete.confirm')}
          intent="delete"
          keep={t('delete.keep')}
          cancelHref={paths.playlist.href(id)}
        />
      )}
      {items.length === 0 ? (
        <EmptyState title={t('page.empty')} text={t(isOwn ? 'page.emptyHint' : 'page.emptyOther')}>
          <ButtonLink variant="primary" to={paths.programs.href()}>
            {t('page.browse')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <PlaylistItems key={id} playlist={playlist} />
      )}
    </PageFrame>
  );
}
