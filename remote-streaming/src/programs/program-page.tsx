import {
  loadFromApi,
  near,
  PageHead,
  Rail,
  Skeleton,
  Slot,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { loadOwnProgram, useWatched } from '@sahra/shared/guest-list/own-program';
import { takeWatchlistForm } from '@sahra/shared/guest-list/update-watchlist';
import { Contributions, contributionsAction, loadContributions } from '@sahra/shared/parts/contributions/contributions';
import { paths } from '../paths.ts';
import section from '../ui/section.module.css';
import { PersonCard } from '../ui/person-card.tsx';
import { programJsonLd } from './program-json-ld.ts';
import { ProgramHero } from './program-hero.tsx';
import styles from './program-page.module.css';
import { SeasonList } from './season-list.tsx';

export { ProgramSkeleton as Skeleton } from './program-skeleton.tsx';

export const action = contributionsAction('program', 'programId', takeWatchlistForm);

export async function loader(args: LoaderFunctionArgs) {
  const { programId = '' } = args.params;
  const [program, own, contributions] = await Promise.all([
    loadFromApi(args, '/programs/{programId}', { params: { programId } }),
    loadOwnProgram(args, programId),
    loadContributions(args, 'program', programId),
  ]);
  return { program, own, contributions };
}

const RelatedSkeleton = () => (
  <div className={styles.section}>
    <Skeleton height="panel" />
  </div>
);
const RelatedPrograms = near(() => import('./related-programs-section.tsx'), RelatedSkeleton);

export default function ProgramPage() {
  const { t } = useTranslation('streaming');
  const { program, own, contributions } = useLoaderData<typeof loader>();
  const watchedOf = useWatched(own);
  const people = [...program.directors, ...program.cast];
  return (
    <>
      <article className={styles.program}>
        <PageHead
          title={program.title}
          description={program.tagline}
          type={program.kind === 'movie' ? 'video.movie' : 'video.tv_show'}
          picture={program.scene}
          place={[{ name: t('programs.title'), href: paths.programs.href() }]}
          jsonLd={(context) => [programJsonLd(program, context)]}
        />
        <ProgramHero program={program} isInAccount={own?.isInWatchlist ?? false} />
        {program.kind === 'series' && (
          <section className={styles.section}>
            <h2 className={section.heading}>{t('program.seasons')}</h2>
            {/* Opened seasons belong to this program, not to the next one that is shown here. */}
            <SeasonList key={program.id} programId={program.id} seasons={program.seasons} watchedOf={watchedOf} />
          </section>
        )}
        {people.length > 0 && (
          <Rail title={t('program.people')}>
            {people.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </Rail>
        )}
        {program.tags.length > 0 && (
          <section className={styles.section}>
            <h2 className={section.heading}>{t('program.tags')}</h2>
            <ul className={styles.tags}>
              {program.tags.map((tag) => (
                <li key={tag.slug}>{tag.name}</li>
              ))}
            </ul>
          </section>
        )}
        <Contributions
          key={`reviews-${program.id}`}
          thing={{ kind: 'program', id: program.id }}
          loaded={contributions}
        />
        {program.related.length > 0 && <RelatedPrograms title={t('program.related')} programs={program.related} />}
      </article>
      <Slot name="program.related" programId={program.id} />
    </>
  );
}
