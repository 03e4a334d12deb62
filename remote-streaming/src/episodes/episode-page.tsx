import { useRef } from 'react';
import {
  ButtonLink,
  Icon,
  Link,
  loadFromApi,
  PageHead,
  PageTitle,
  redirect,
  Slot,
  useLoaderData,
  useSearchParams,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { loadOwnProgram, useWatched } from '@sahra/shared/guest-list/own-program';
import { Contributions, contributionsAction, loadContributions } from '@sahra/shared/parts/contributions/contributions';
import { paths } from '../paths.ts';
import { AddToPlaylist } from '../ui/playlists/add-to-playlist.tsx';
import { loadQueue } from '../ui/playlists/load-queue.ts';
import { useQueue } from '../ui/playlists/use-queue.ts';
import section from '../ui/section.module.css';
import { loadPlayback } from '../ui/access/playback-access.ts';
import { EpisodeCard } from '../ui/episode-card.tsx';
import { ProgramFacts } from '../ui/program-facts.tsx';
import { episodeJsonLd } from './episode-json-ld.ts';
import { DemoNotice, useDemoText } from './demo-notice.tsx';
import styles from './episode-page.module.css';
import { NeighborLinks } from './neighbor-links.tsx';
import { neighborsOf } from './neighbors.ts';
import { partyIn } from './party-in.ts';
import { PartyPlace } from './party-place.tsx';
import partyStyles from './party-place.module.css';
import { QueuePanel } from './queue-panel.tsx';
import { Stage } from './stage.tsx';

export { EpisodeSkeleton as Skeleton } from './episode-skeleton.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { programId, episodeId = '' } = args.params;
  const [episode, own, contributions, queue] = await Promise.all([
    loadFromApi(args, '/episodes/{episodeId}', { params: { episodeId } }),
    loadOwnProgram(args, programId),
    loadContributions(args, 'episode', episodeId),
    loadQueue(args, episodeId),
  ]);
  // An episode has one address: below its own program.
  if (String(episode.program.id) !== programId) throw notFound();
  // The page of a video is where it plays.
  const { search } = new URL(args.request.url);
  if (episode.program.kind === 'video') throw redirect(paths.video.href(programId) + search, 301);
  return { episode, own, contributions, queue, access: await loadPlayback(args, episode) };
}

export const action = contributionsAction('episode', 'episodeId');

export default function EpisodePage() {
  const { t } = useTranslation('streaming');
  const { episode, own, contributions, queue: loadedQueue, access } = useLoaderData<typeof loader>();
  const queue = useQueue(loadedQueue);
  const party = partyIn(useSearchParams()[0]);
  const stage = useRef<HTMLDivElement>(null);
  const neighbors = neighborsOf(episode, queue, party);
  const watchedOf = useWatched(own);
  const { program, season } = episode;
  const isSeries = program.kind === 'series';
  const title = isSeries ? episode.title : program.title;
  const name = isSeries ? t('episode.inProgram', { episode: title, program: program.title }) : title;
  const description = t('episode.description', { name, tagline: program.tagline });
  const demoText = useDemoText(episode);
  return (
    <div className={styles.page}>
      <PageHead
        title={name}
        description={description}
        type={isSeries ? 'video.episode' : 'video.movie'}
        picture={episode.scene}
        player={episode.access === 'free' ? paths.embed.href(episode.id) : undefined}
        place={[
          { name: t('programs.title'), href: paths.programs.href() },
          { name: program.title, href: paths.program.href(program.id) },
        ]}
        jsonLd={(context) => [episodeJsonLd(episode, { name, description: demoText ?? description }, context)]}
      />
      <div ref={stage} className={partyStyles.watching}>
        <Stage episode={episode} access={access} watched={watchedOf(episode.id)} neighbors={neighbors} />
        {party && <PartyPlace party={party} episodeId={episode.id} programId={program.id} stage={stage} />}
      </div>
      <div className={styles.columns}>
        <article className={styles.about}>
          {demoText && !access.refusal && <DemoNotice text={demoText} />}
          <p className={styles.program}>
            <Link to={paths.program.href(program.id)}>{isSeries ? program.title : t('episode.aboutFilm')}</Link>
            {isSeries && (
              <span>{t('episode.place', { season: episode.seasonNumber, episode: episode.episodeNumber })}</span>
            )}
          </p>
          <PageTitle>{title}</PageTitle>
          <ProgramFacts program={program} />
          <p className={styles.synopsis} lang={episode.synopsisLanguage} dir="auto">
            {episode.synopsis}
          </p>
          <NeighborLinks neighbors={neighbors} />
          <AddToPlaylist
            key={`playlists-${episode.id}`}
            thing={{ programId: program.id, ...(isSeries && { episodeId: episode.id }) }}
            title={title}
          />
          {!party && (
            <ButtonLink
              variant="quiet"
              to={paths.episode.href(program.id, episode.id, { party: 'new' })}
              rel="nofollow"
            >
              <Icon name="user" />
              {t('episode.together')}
            </ButtonLink>
          )}
        </article>
        {(queue || isSeries) && (
          <div className={styles.season}>
            {queue && <QueuePanel queue={queue} />}
            {isSeries && (
              <section aria-labelledby="season">
                <h2 id="season" className={section.heading}>
                  {t('program.season', { number: season.number })}
                </h2>
                <ol className={styles.episodes}>
                  {season.episodes.map((other) => (
                    <li key={other.id}>
                      <EpisodeCard
                        programId={program.id}
                        episode={other}
                        isCurrent={other.id === episode.id}
                        watched={watchedOf(other.id)}
                        party={party}
                      />
                    </li>
                  ))}
                </ol>
              </section>
            )}
          </div>
        )}
      </div>
      {/* Who has seen all of it may like to keep something of it. */}
      {episode.next === null && <Slot name="program.related" programId={program.id} />}
      <div className={styles.comments}>
        <Contributions key={episode.id} thing={{ kind: 'episode', id: episode.id }} loaded={contributions} />
      </div>
    </div>
  );
}
