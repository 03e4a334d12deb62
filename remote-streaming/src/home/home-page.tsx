import {
  loadFromApi,
  PageHead,
  Slot,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { CategoryRail } from './category-rail.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { TopTen } from './top-ten.tsx';

export { HomeSkeleton as Skeleton } from './home-skeleton.tsx';

export const loader = (args: LoaderFunctionArgs) => loadFromApi(args, '/home');

export default function HomePage() {
  const { t } = useTranslation('streaming');
  const { slider, topTen, rails } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <h1 className="visually-hidden">{t('home.title')}</h1>
      {slider.length > 0 && <Hero items={slider} />}
      <div className={styles.rails}>
        {topTen.length > 0 && <TopTen programs={topTen} />}
        {rails.map((rail) => (
          <CategoryRail key={rail.category.id} rail={rail} />
        ))}
        <Slot name="home.end" />
      </div>
    </>
  );
}
