import {
  data,
  Icon,
  Link,
  loadFromApi,
  PageHead,
  PageTitle,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { loadOwnProgram, useWatched } from '@sahra/shared/guest-list/own-program';
import { Contributions, contributionsAction, loadContributions } from '@sahra/shared/parts/contributions/contributions';
import { paths } from '../paths.ts';
import section from '../ui/section.module.css';
import { EpisodeCard } from '../ui/episode-card.tsx';
import { ProgramFacts } from '../ui/program-facts.tsx';
import { episodeJsonLd } from './episode-json-ld.ts';
import styles from './episode-page.module.css';
import { NeighborLinks } from './neighbor-links.tsx';
import { PlayerFrame } from './player-frame.tsx';

export { EpisodeSkeleton as Skeleton } from './episode-skeleton.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { programId, episodeId = '' } = args.params;
  const [episode, own, contributions] = await Promise.all([
    loadFromApi(args, '/episodes/{episodeId}', { params: { episodeId } }),
    loadOwnProgram(args, programId),
    loadContributions(args, 'episode', episodeId),
  ]);
  // An episode has one address: below its own program.
  if (String(episode.program.id) !== programId) throw data(null, { status: 404, statusText: 'Not Found' });
  return { episode, own, contributions };
}

export const action = contributionsAction('episode', 'episodeId');

export default function EpisodePage() {
  const { t } = useTranslation('streaming');
  const { episode, own, contributions } = useLoaderData<typeof loader>();
  const watchedOf = useWatched(own);
  const { program, season, playback } = episode;
  const isSeries = program.kind === 'series';
  const title = isSeries ? episode.title : program.title;
  const name = isSeries ? t('episode.inProgram', { episode: title, program: program.title }) : title;
  const description = t('episode.description', { name, tagline: program.tagline });
  const seconds = Math.round(playback.durationSeconds);
  const demoNotice = playback.isDemoClip && t('episode.demoClip', { clip: playback.clipTitle, seconds });
  return (
    <div className={styles.page}>
      <PageHead
        title={name}
        description={description}
        type={isSeries ? 'video.episode' : 'video.movie'}
        picture={episode.scene}
        place={[
          { name: t('programs.title'), href: paths.programs.href() },
          { name: program.title, href: paths.program.href(program.id) },
        ]}
        jsonLd={(context) => [episodeJsonLd(episode, { name, description: demoNotice || description }, context)]}
      />
      <div className={styles.stage}>
        <PlayerFrame episode={episode} watched={watchedOf(episode.id)} />
      </div>
      <div className={styles.columns}>
        <article className={styles.about}>
          {demoNotice && (
            <p className={styles.demo}>
              <Icon name="info" />
              <span>{demoNotice}</span>
            </p>
          )}
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
          <NeighborLinks episode={episode} />
        </article>
        {isSeries && (
          <section className={styles.season} aria-labelledby="season">
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
                  />
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <div className={styles.comments}>
        <Contributions key={episode.id} thing={{ kind: 'episode', id: episode.id }} loaded={contributions} />
      </div>
    </div>
  );
}
