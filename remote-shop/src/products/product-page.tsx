import {
  loadFromApi,
  PageHead,
  redirect,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { contributionsAction, loadContributions } from '@sahra/shared/parts/contributions/contributions';
import { ProductReviews } from '@sahra/shared/parts/contributions/product-reviews';
import { textOf } from '@sahra/shared/forms/text-of';
import { paths } from '../paths.ts';
import { loadWish } from '../ui/load-wish.ts';
import { buyAction, buyIntents } from './buy/buy-action.ts';
import { useChosenVariant } from './buy/use-choice.ts';
import { ProductDescription, ProductDetails, SectionLinks } from './product-details.tsx';
import { productJsonLd } from './product-json-ld.ts';
import { ProductOverview } from './product-overview.tsx';
import styles from './product-page.module.css';
import { ProductRail } from './product-rail.tsx';

export { ProductSkeleton as Skeleton } from './product-skeleton.tsx';

async function bestSeller(args: LoaderFunctionArgs): Promise<string> {
  const { items } = await loadFromApi(args, '/products', { query: { sort: 'popularity', pageSize: 1 } });
  return items[0] ? paths.product.href(items[0].slug) : paths.shop.href();
}

const loadProduct = (args: LoaderFunctionArgs | ActionFunctionArgs, slug: string) =>
  loadFromApi(args, '/products/{slug}', { params: { slug } });

export async function loader(args: LoaderFunctionArgs) {
  const { slug } = args.params;
  // Reviews belong to one product: its address says which.
  if (slug === undefined) throw redirect(await bestSeller(args));
  const product = await loadProduct(args, slug);
  const [contributions, isWished] = await Promise.all([
    loadContributions(args, 'product', String(product.id)),
    loadWish(args, product.id),
  ]);
  return { product, contributions, isWished };
}

/** Takes what is bought and asked for, and what is written below a product. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const intent = buyIntents.find((known) => known === textOf(form, 'intent'));
  if (intent) return buyAction(args, intent, form);
  const { id } = await loadProduct(args, args.params.slug ?? '');
  return contributionsAction('product', 'id')({ ...args, params: { ...args.params, id: String(id) } });
}

/** A thing in the shop: what it looks like and costs, what it is made of and from, and what people think of it. */
export default function ProductPage() {
  const { t } = useTranslation('shop');
  const { product, contributions, isWished } = useLoaderData<typeof loader>();
  const variant = useChosenVariant(product);
  return (
    <article className={styles.page}>
      <PageHead
        title={product.name}
        description={product.description}
        path={paths.product.href(product.slug)}
        picture={product.picture}
        place={[
          { name: t('products.title'), href: paths.shop.href() },
          ...product.categories.map(({ slug, name }) => ({ name, href: paths.shop.href({ category: slug }) })),
        ]}
        jsonLd={(context) => [productJsonLd(product, context)]}
      />
      {variant && <ProductOverview product={product} variant={variant} isWished={isWished} />}
      <SectionLinks />
      <ProductDescription product={product} />
      {variant && <ProductDetails product={product} variant={variant} />}
      <ProductReviews
        key={`reviews-${product.id}`}
        thing={{ kind: 'product', id: product.id }}
        loaded={contributions}
      />
      <ProductRail products={product.related} title={t('product.related')} />
    </article>
  );
}
