import { useTranslation, type SearchHitOf } from '@sahra/shared/facade';
import { EpisodeCard } from '../ui/episode-card.tsx';
import { PersonCard } from '../ui/person-card.tsx';
import { PosterGrid, PosterGridSkeleton } from '../ui/poster-grid.tsx';
import styles from './found-titles.module.css';

export function Skeleton() {
  return <PosterGridSkeleton count={6} />;
}

/** Films and series, people and episodes that were found. */
export default function FoundTitles({ hits }: { hits: readonly SearchHitOf<'streaming'>[] }) {
  const { t } = useTranslation('streaming');
  const programs = hits.flatMap((hit) => (hit.type === 'program' ? [hit.program] : []));
  const people = hits.flatMap((hit) => (hit.type === 'person' ? [hit.person] : []));
  const episodes = hits.flatMap((hit) => (hit.type === 'episode' ? [hit.episode] : []));
  return (
    <div className={styles.found}>
      {programs.length > 0 && <PosterGrid programs={programs} withGenre />}
      {people.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('found.people')}</h3>
          <ul className={styles.people}>
            {people.map((person) => (
              <li key={person.id}>
                <PersonCard person={person} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {episodes.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('found.episodes')}</h3>
          <ul className={styles.episodes}>
            {episodes.map(({ program, ...episode }) => (
              <li key={episode.id}>
                <EpisodeCard programId={program.id} programTitle={program.title} episode={episode} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
