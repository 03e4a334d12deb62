import {
  Link,
  loadFromApi,
  PageHead,
  PageTitle,
  redirect,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { loadOwnProgram, useWatched } from '@sahra/shared/guest-list/own-program';
import { takeProgramListForm } from '@sahra/shared/guest-list/update-program-list';
import { Contributions, contributionsAction, loadContributions } from '@sahra/shared/parts/contributions/contributions';
import { paths } from '../paths.ts';
import section from '../ui/section.module.css';
import { loadPlayback } from '../ui/access/playback-access.ts';
import { programHref } from '../ui/program-href.ts';
import { ProgramFacts } from '../ui/program-facts.tsx';
import { loadTotals } from '../ui/program-lists/load-totals.ts';
import { loadQueue } from '../ui/playlists/load-queue.ts';
import { useQueue } from '../ui/playlists/use-queue.ts';
import { ProgramLists, ViewTotal } from '../ui/program-lists/program-lists.tsx';
import { programReference } from '../ui/program-reference.ts';
import { VideoGrid } from '../ui/video-grid.tsx';
import { videoJsonLd } from '../ui/video-json-ld.ts';
import { DemoNotice, useDemoText } from './demo-notice.tsx';
import styles from './episode-page.module.css';
import { neighborsOf } from './neighbors.ts';
import { QueuePanel } from './queue-panel.tsx';
import { Stage } from './stage.tsx';

export { EpisodeSkeleton as Skeleton } from './episode-skeleton.tsx';

/** Videos that are offered below. */
const MORE = 12;

async function newestVideo(args: LoaderFunctionArgs): Promise<string> {
  const { items } = await loadFromApi(args, '/programs', { query: { kind: 'video', sort: 'newest', pageSize: 1 } });
  return String(items[0]?.id ?? '');
}

/** Other videos about the same, then those that are like this one. */
async function moreVideos(args: LoaderFunctionArgs, { id, about, related }: Awaited<ReturnType<typeof loadVideo>>) {
  const query = { pageSize: MORE + 1 };
  const same = about
    ? (await loadFromApi(args, '/programs/{programId}/videos', { params: { programId: about.id }, query })).items
    : [];
  const all = new Map([...same, ...related].map((video) => [video.id, video]));
  all.delete(id);
  return [...all.values()].slice(0, MORE);
}

const loadVideo = (args: LoaderFunctionArgs, programId: string) =>
  loadFromApi(args, '/programs/{programId}', { params: { programId } });

export async function loader(args: LoaderFunctionArgs) {
  const { programId } = args.params;
  // Comments and progress belong to one video: its address says which.
  if (programId === undefined) throw redirect(paths.video.href(await newestVideo(args)));
  const video = await loadVideo(args, programId);
  if (video.kind !== 'video') throw redirect(programHref(video), 301);
  const { firstEpisodeId: episodeId, about } = video;
  const [episode, own, totals, contributions, more, queue] = await Promise.all([
    loadFromApi(args, '/episodes/{episodeId}', { params: { episodeId } }),
    loadOwnProgram(args, programId),
    loadTotals(args, programId),
    loadContributions(args, 'episode', String(episodeId)),
    moreVideos(args, video),
    loadQueue(args, String(episodeId)),
  ]);
  return { episode, about, own, totals, contributions, more, queue, access: await loadPlayback(args, episode) };
}

/** Takes what is written below a video, which is about what plays there, and the lists that the video is put into. */
export async function action(args: ActionFunctionArgs) {
  const { firstEpisodeId } = await loadVideo(args, args.params.programId ?? '');
  const params = { ...args.params, episodeId: String(firstEpisodeId) };
  return contributionsAction('episode', 'episodeId', takeProgramListForm)({ ...args, params });
}

/** A trailer, a clip or an interview: it plays here, and says what it is about. */
export default function VideoPage() {
  const { t } = useTranslation('streaming');
  const {
    episode,
    about,
    own,
    totals,
    contributions,
    more,
    queue: loadedQueue,
    access,
  } = useLoaderData<typeof loader>();
  const queue = useQueue(loadedQueue);
  const watchedOf = useWatched(own);
  const { program } = episode;
  const { title, tagline, videoType } = program;
  const demoText = useDemoText(episode);
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description={tagline}
        picture={episode.scene}
        player={episode.access === 'free' ? paths.embed.href(episode.id) : undefined}
        place={[{ name: t('videos.title'), href: paths.videos.href() }]}
        jsonLd={(context) =>
          videoJsonLd(episode, { name: title, description: tagline }, context).map((node) => ({
            ...node,
            ...(about && { about: programReference(about, context) }),
          }))
        }
      />
      <Stage
        episode={episode}
        access={access}
        watched={watchedOf(episode.id)}
        neighbors={neighborsOf(episode, queue)}
      />
      <div className={styles.columns}>
        <article className={styles.about}>
          {demoText && !access.refusal && <DemoNotice text={demoText} />}
          <p className={styles.program}>
            {videoType && <span>{t(`videoTypes.${videoType}`)}</span>}
            {about && <Link to={programHref(about)}>{t('video.about', { title: about.title })}</Link>}
          </p>
          <PageTitle>{title}</PageTitle>
          <ProgramFacts program={program}>
            <ViewTotal totals={totals} />
          </ProgramFacts>
          <div className={styles.neighbors}>
            <ProgramLists programId={program.id} title={title} own={own} totals={totals} />
          </div>
          <p className={styles.synopsis} lang={episode.synopsisLanguage} dir="auto">
            {episode.synopsis}
          </p>
        </article>
        {queue && <QueuePanel queue={queue} />}
        {more.length > 0 && (
          <section aria-labelledby="more">
            <h2 id="more" className={section.heading}>
              {t('video.more')}
            </h2>
            <VideoGrid videos={more} />
          </section>
        )}
      </div>
      <div className={styles.comments}>
        <Contributions key={episode.id} thing={{ kind: 'episode', id: episode.id }} loaded={contributions} />
      </div>
    </div>
  );
}
