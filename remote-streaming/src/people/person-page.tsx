import {
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeadingSkeleton,
  pageNumberOf,
  PageTitle,
  Picture,
  Rail,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { ChoiceLinks } from '@sahra/shared/parts/choice-links';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { PersonCard } from '../ui/person-card.tsx';
import { PosterGrid, PosterGridSkeleton } from '../ui/poster-grid.tsx';
import { VideoRail } from '../ui/video-rail.tsx';
import section from '../ui/section.module.css';
import { ageOn } from './age.ts';
import { PersonFacts } from './person-facts.tsx';
import { personJsonLd } from './person-json-ld.ts';
import styles from './person-page.module.css';

const PAGE_SIZE = 24;
/** Who is shown where the address names nobody: the one with the most credits. */
async function someone(args: LoaderFunctionArgs): Promise<string> {
  const { items } = await loadFromApi(args, '/people', { query: { sort: 'credits', pageSize: 1 } });
  return String(items[0]?.id ?? '');
}

export async function loader(args: LoaderFunctionArgs) {
  const page = pageNumberOf(args.request);
  const personId = args.params.personId ?? (await someone(args));
  const { programs, roles: all, ...person } = await loadFromApi(args, '/people/{personId}', { params: { personId } });
  // Their own profession first.
  const own = person.designation === 'directing' ? 'director' : 'cast';
  const roles = all.toSorted((one, other) => Number(other.role === own) - Number(one.role === own));
  const asked = new URL(args.request.url).searchParams.get('role');
  const role = roles.find((one) => one.role === asked) ?? roles[0];
  const byId = new Map(programs.map((program) => [program.id, program]));
  const ids = role?.programIds ?? [];
  const items = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).flatMap((id) => byId.get(id) ?? []);
  if (page > 1 && items.length === 0) throw notFound();
  return {
    person,
    roles: roles.map((one) => one.role),
    role: role?.role,
    programs: { items, page, pageSize: PAGE_SIZE, total: ids.length },
    age: person.birthday ? ageOn(person.birthday, new Date().toISOString()) : null,
  };
}

export function Skeleton() {
  return (
    <PageFrame>
      <PageHeadingSkeleton />
      <PosterGridSkeleton />
    </PageFrame>
  );
}

/** A person: their life, what they made, and with whom. */
export default function PersonPage() {
  const { t } = useTranslation(['people', 'streaming']);
  const { person, role, roles, programs, age } = useLoaderData<typeof loader>();
  const designation = t(`streaming:designations.${person.designation}`);
  // The first role is that of the page itself.
  const hrefOf = (page: number, shown = role) =>
    paths.person.href(person.id, { page, ...(shown && shown !== roles[0] && { role: shown }) });
  return (
    <article>
      <PageFrame>
        <PageHead
          title={person.name}
          description={person.biography}
          type="profile"
          path={hrefOf(programs.page)}
          picture={person.portrait}
          place={[{ name: t('streaming:cast.title'), href: paths.cast.href() }]}
          jsonLd={(context) => personJsonLd(person, { role, programs: programs.items }, designation, context)}
        />
        <header className={styles.head}>
          <Picture
            picture={person.portrait}
            alt={t('person.portraitOf', { name: person.name })}
            sizes="(min-width: 768px) 288px, 56vw"
            priority
            className={styles.portrait}
          />
          <div className={styles.text}>
            <p className={styles.designation}>{designation}</p>
            <PageTitle>{person.name}</PageTitle>
            <p className={styles.biography} lang={person.biographyLanguage} dir="auto">
              {person.biography}
            </p>
            <PersonFacts person={person} age={age} />
          </div>
        </header>
        <section aria-labelledby="programs">
          <h2 id="programs" className={section.heading}>
            {t('person.programs')}
          </h2>
          {roles.length > 1 && (
            <ChoiceLinks
              label={t('person.role')}
              choices={roles.map((one) => ({
                href: hrefOf(1, one),
                label: t(`person.roles.${one}`),
                isChosen: one === role,
              }))}
            />
          )}
          {programs.total > 0 ? <PosterGrid programs={programs.items} /> : <p>{t('person.noPrograms')}</p>}
          <Pagination {...programs} hrefOf={hrefOf} />
        </section>
      </PageFrame>
      <div className={styles.rails}>
        {person.videos.length > 0 && <VideoRail title={t('person.videos')} videos={person.videos} />}
        {person.worksWith.length > 0 && (
          <Rail title={t('person.worksWith')}>
            {person.worksWith.map((other) => (
              <PersonCard key={other.id} person={other} />
            ))}
          </Rail>
        )}
      </div>
    </article>
  );
}
