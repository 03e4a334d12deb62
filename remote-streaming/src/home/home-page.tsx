import {
  loadFromApi,
  near,
  PageHead,
  Slot,
  useLoaderData,
  useSession,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { FirstPaintAt } from '@sahra/shared/parts/first-paint-at';
import { paths } from '../paths.ts';
import { toPosterProgram } from '../ui/poster-program.ts';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { loadList, ROWS_SENT, SENT } from './load-list.ts';
import type { LoadedOwnHome } from './own/load-own-home.ts';
import { RowSkeleton } from './row-skeleton.tsx';
import { TopTen } from './top-ten.tsx';

export { HomeSkeleton as Skeleton } from './home-skeleton.tsx';

/** Runs where scripts do not: browsers need not download it. */
export const action = async (args: ActionFunctionArgs) =>
  (await import('./own/forget-program.ts')).takeForgetForm(args);

/** Kept: Node looks anew for what is imported again. */
let ownHome: typeof import('./own/load-own-home.ts') | undefined;
/** Its code comes when somebody goes here within the tab: a document has been given the rows by the server. */
async function loadOwn(args: LoaderFunctionArgs): Promise<LoadedOwnHome> {
  try {
    ownHome ??= await import('./own/load-own-home.ts');
    return await ownHome.loadOwnHome(args);
  } catch {
    return { source: 'account', rows: null };
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const [home, own, newest, popular] = await Promise.all([
    loadFromApi(args, '/home'),
    loadOwn(args),
    loadList(args, 'new'),
    loadList(args, 'popular'),
  ]);
  const { slider, topTen, rails } = home;
  return {
    slider,
    topTen: topTen.map(toPosterProgram),
    rails: rails.map(({ category: { id, name, programCount }, programs }, index) => ({
      category: { id, name, programCount },
      programs: index < ROWS_SENT ? programs.slice(0, SENT).map(toPosterProgram) : [],
    })),
    own,
    lists: { new: newest, popular },
  };
}

const OwnRows = near(() => import('./own/own-rows-section.tsx'), RowSkeleton);
const FarRail = near(() => import('./program-rail-section.tsx'), RowSkeleton, { className: styles.far });
/** In the order in which they stand. */
const shownLists = ['new', 'popular'] as const;

export default function HomePage() {
  const { t } = useTranslation(['streaming', 'home']);
  const member = useSession();
  const { slider, topTen, rails, own, lists } = useLoaderData<typeof loader>();
  const isTheirs = (own.source === 'account' || own.source === 'lateAccount') === (member !== null);
  return (
    <>
      <FirstPaintAt id="rails" />
      <PageHead title={t('home.title')} description={t('home.description')} />
      <h1 className="visually-hidden">{t('home.title')}</h1>
      {slider.length > 0 && <Hero items={slider} />}
      <div id="rails" className={styles.rails}>
        {isTheirs && own.source === 'unknownDevice' && (
          <div className={styles.ofDevice}>
            <OwnRows loaded={null} />
          </div>
        )}
        {isTheirs && (own.rows ?? own.source === 'lateAccount') && <OwnRows loaded={own.rows} />}
        {topTen.length > 0 && <TopTen programs={topTen} />}
        {shownLists
          .filter((list) => lists[list].length > 0)
          .map((list) => (
            <FarRail
              key={list}
              title={t(`home:${list}`)}
              href={paths.list.href(list)}
              programs={lists[list]}
              list={list}
            />
          ))}
        {rails.map(({ category, programs }) => (
          <FarRail
            key={category.id}
            title={category.name}
            href={paths.category.href(category.id)}
            hrefLabel={t('home.all', { number: category.programCount })}
            programs={programs}
            categoryId={category.id}
          />
        ))}
        <Slot name="home.end" />
      </div>
    </>
  );
}
