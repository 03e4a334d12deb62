import { useEffect } from 'react';
import {
  appContext,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  PageHeadingSkeleton,
  Skeleton as Placeholder,
  useLoaderData,
  useRevalidator,
  useSession,
  useTranslation,
  type AppInstance,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { laterAction } from '@sahra/shared/forms/later-action';
import { notFound } from '@sahra/shared/parts/not-found';
import { loadOwnPlaylists } from '@sahra/shared/guest-list/own-playlists';
import { paths } from '../paths.ts';
import { PlaylistChoices, thingOf } from '../ui/playlists/playlist-choices.tsx';
import { UnmergedPlaylists } from '../ui/playlists/unmerged-playlists.tsx';
import styles from './playlist-form.module.css';

export const action = laterAction(() => import('./playlist-action.ts').then(({ playlistAction }) => playlistAction));

const pageSize = 60;

export async function loader(args: LoaderFunctionArgs) {
  const app: AppInstance = args.context.get(appContext);
  const { request } = args;
  const thing = thingOf(args);
  if (!thing) throw notFound();
  const [program, own] = await Promise.all([
    loadFromApi(args, '/programs/{programId}', { params: { programId: thing.programId } }),
    loadOwnPlaylists(app, { pageSize, thing }, request.signal),
  ]);
  return { thing, title: program.title, own };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <Placeholder height="panel" />
    </PageFrame>
  );
}

/** In which playlists something is to be: where scripts do not run, in place of the dialog. */
export default function AddToPlaylistPage() {
  const { t } = useTranslation(['watchlist', 'streaming']);
  const { thing, title, own } = useLoaderData<typeof loader>();
  const member = useSession();
  const { revalidate } = useRevalidator();
  const isOthers = own.source !== (member ? 'account' : 'device');
  // The server cannot see what the browser stores.
  useEffect(() => {
    if (isOthers) void revalidate();
  }, [isOthers, revalidate]);
  return (
    <PageFrame>
      <PageHead title={t('streaming:addToPlaylist.title')} description={title} />
      <PageHeading title={t('streaming:addToPlaylist.title')} tagline={title} />
      <UnmergedPlaylists next={paths.addToPlaylist.href(thing.programId, thing.episodeId)} />
      <div className={styles.form}>
        <PlaylistChoices thing={thing} playlists={own.source === 'unknownDevice' ? [] : own.items} />
      </div>
    </PageFrame>
  );
}
