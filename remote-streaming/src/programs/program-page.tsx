import {
  Link,
  loadFromApi,
  near,
  PageHead,
  Rail,
  redirect,
  Skeleton,
  Slot,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { loadOwnProgram, useWatched } from '@sahra/shared/guest-list/own-program';
import { takeProgramListForm } from '@sahra/shared/guest-list/update-program-list';
import { Contributions, contributionsAction, loadContributions } from '@sahra/shared/parts/contributions/contributions';
import { paths } from '../paths.ts';
import section from '../ui/section.module.css';
import { PersonCard } from '../ui/person-card.tsx';
import { nameLanguages } from '../ui/name-languages.ts';
import { VideoRail } from '../ui/video-rail.tsx';
import { loadTotals } from '../ui/program-lists/load-totals.ts';
import { programJsonLd } from './program-json-ld.ts';
import { ProgramHero } from './program-hero.tsx';
import styles from './program-page.module.css';
import { SeasonList } from './season-list.tsx';

export { ProgramSkeleton as Skeleton } from './program-skeleton.tsx';

export const action = contributionsAction('program', 'programId', takeProgramListForm);

export async function loader(args: LoaderFunctionArgs) {
  const { programId = '' } = args.params;
  const [program, own, totals, contributions] = await Promise.all([
    loadFromApi(args, '/programs/{programId}', { params: { programId } }),
    loadOwnProgram(args, programId),
    loadTotals(args, programId),
    loadContributions(args, 'program', programId),
  ]);
  // A video has one page: where it plays.
  if (program.kind === 'video') throw redirect(paths.video.href(program.id), 301);
  const languages = {
    heard: nameLanguages(args, program.audioLanguages),
    read: nameLanguages(args, program.subtitleLanguages),
  };
  return { program, languages, own, totals, contributions };
}

const RelatedSkeleton = () => (
  <div className={styles.section}>
    <Skeleton height="panel" />
  </div>
);
const RelatedPrograms = near(() => import('./related-programs-section.tsx'), RelatedSkeleton, {
  className: styles.far,
});

export default function ProgramPage() {
  const { t } = useTranslation('streaming');
  const { program, languages, own, totals, contributions } = useLoaderData<typeof loader>();
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
        <ProgramHero program={program} languages={languages} watchedOf={watchedOf} own={own} totals={totals} />
        {program.kind === 'series' && (
          <section className={styles.section}>
            <h2 className={section.heading}>{t('program.seasons')}</h2>
            {/* Opened seasons belong to this program, not to the next one that is shown here. */}
            <SeasonList key={program.id} programId={program.id} seasons={program.seasons} watchedOf={watchedOf} />
          </section>
        )}
        {program.videos.length > 0 && <VideoRail title={t('program.videos')} videos={program.videos} />}
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
                <li key={tag.slug}>
                  <Link to={paths.tag.href(tag.slug)}>{tag.name}</Link>
                </li>
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
