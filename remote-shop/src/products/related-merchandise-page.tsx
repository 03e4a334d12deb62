import {
  ButtonLink,
  EmptyState,
  loadFromApi,
  PageFrame,
  PageHead,
  PageHeading,
  pageNumberOf,
  useHrefTo,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { requirePage } from '@sahra/shared/parts/not-found';
import { Pagination } from '@sahra/shared/parts/pagination';
import { paths } from '../paths.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './related-merchandise-page.module.css';

export { ShopSkeleton as Skeleton } from './shop-skeleton.tsx';

const PAGE_SIZE = 12;

export async function loader(args: LoaderFunctionArgs) {
  const { programId } = args.params;
  const page = pageNumberOf(args.request);
  const filter = programId === undefined ? ({ fromFilms: 'true' } as const) : { programId };
  const [program, products] = await Promise.all([
    programId === undefined ? null : loadFromApi(args, '/programs/{programId}', { params: { programId } }),
    loadFromApi(args, '/products', { query: { ...filter, page, pageSize: PAGE_SIZE } }),
  ]);
  requirePage(page, products);
  return { film: program && { id: program.id, title: program.title }, products };
}

/** What comes from a film and what goes with it; without a film, what comes from all of them. */
export default function RelatedMerchandisePage() {
  const { t } = useTranslation('shop');
  const hrefTo = useHrefTo();
  const { film, products } = useLoaderData<typeof loader>();
  const title = film ? t('related.titleOf', { film: film.title }) : t('related.title');
  const description = film ? t('related.descriptionOf', { film: film.title }) : t('related.description');
  const filmHref = film && hrefTo('streaming.program', { programId: film.id });
  const hrefOf = (page: number) => paths.relatedMerchandise.href(film?.id, page);
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={description}
        path={hrefOf(products.page)}
        place={[{ name: t('products.title'), href: paths.shop.href() }]}
        {...(products.total === 0 && { robots: 'noindex' })}
      />
      <PageHeading title={title} tagline={description} />
      <p className={styles.ways}>
        {filmHref && (
          <ButtonLink variant="quiet" to={filmHref}>
            {t('related.toFilm')}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={paths.shop.href()}>
          {t('menu.all')}
        </ButtonLink>
      </p>
      {products.total > 0 ? (
        <ProductGrid products={products.items} />
      ) : (
        <EmptyState title={t('related.none')} text={t('related.noneText')} />
      )}
      <Pagination {...products} hrefOf={hrefOf} />
    </PageFrame>
  );
}
