import {
  appContext,
  ButtonLink,
  EmptyState,
  loadFromApi,
  near,
  PageHead,
  Skeleton as Place,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type Product,
} from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import card from '../product-card.module.css';
import { ProductRail, ProductRailSkeleton } from '../product-rail.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { StoreBanners } from './store-banners.tsx';
import { StoreHero } from './store-hero.tsx';
import styles from './store-page.module.css';

/** Things from films: those that the member watches, or of all films what is sold most. */
interface FilmProducts {
  isTheirs: boolean;
  items: Product[];
}

/** What a member's films have in the shop; nothing for who has none, and where it cannot be read the page stands without it. */
async function loadOwn({ context, request: { signal } }: LoaderFunctionArgs): Promise<Product[]> {
  const { api, hasSession } = context.get(appContext);
  if (!hasSession()) return [];
  try {
    return (await api.get('/account/recommended-products', { signal })).items;
  } catch {
    return [];
  }
}

async function loadFilmProducts(args: LoaderFunctionArgs): Promise<FilmProducts> {
  const [own, popular] = await Promise.all([
    loadOwn(args),
    loadFromApi(args, '/products', {
      query: { fromFilms: 'true', inStock: 'true', sort: 'popularity', pageSize: 12 },
    }),
  ]);
  return own.length > 0 ? { isTheirs: true, items: own } : { isTheirs: false, items: popular.items };
}

export async function loader(args: LoaderFunctionArgs) {
  const [front, films] = await Promise.all([loadFromApi(args, '/shop-front'), loadFilmProducts(args)]);
  return { front, films };
}

export function Skeleton() {
  return (
    <>
      <Place ratio="scene" className={styles.heroPlace} />
      <ProductRailSkeleton />
      <ProductRailSkeleton />
    </>
  );
}

const FarRail = near(() => import('./far-rail-section.tsx'), ProductRailSkeleton, { className: card.far });

/** The shop's front: what is new, what is liked, and what goes with what one watches. */
export default function StorePage() {
  const { t } = useTranslation(['store', 'shop']);
  const { front, films } = useLoaderData<typeof loader>();
  const { hero, banners, categories, newest, bestSellers } = front;
  return (
    <div className={styles.page}>
      <PageHead title={t('shop:store.title')} description={t('description')} />
      <h1 className="visually-hidden">{t('shop:store.title')}</h1>
      {hero.length > 0 && <StoreHero items={hero} />}
      {newest.length === 0 && <EmptyState title={t('none.title')} text={t('none.text')} />}
      <CategoryTiles categories={categories} />
      <ProductRail title={t('newest')} products={newest} href={paths.shop.href({ sort: 'latest' })} />
      <StoreBanners banners={banners} />
      {bestSellers.length > 0 && (
        <FarRail title={t('bestSellers')} products={bestSellers} href={paths.shop.href({ sort: 'popularity' })} />
      )}
      {films.items.length > 0 && (
        <FarRail
          title={films.isTheirs ? t('forYou') : t('fromFilms')}
          products={films.items}
          href={paths.relatedMerchandise.href()}
        />
      )}
      {newest.length > 0 && (
        <p className={styles.all}>
          <ButtonLink variant="quiet" to={paths.allProducts.href()}>
            {t('all')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
