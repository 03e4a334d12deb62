import { useEffect, useState } from 'react';
import {
  ButtonLink,
  formatList,
  getLanguage,
  Link,
  useActionData,
  useLanguage,
  useLoaderData,
  useRevalidator,
  useSearchParams,
  useTranslation,
  type ActionFunctionArgs,
} from '@sahra/shared/facade';
import { doneOf, handleAdminAction, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { isFormState } from '@sahra/shared/forms/form-state';
import { readPicture } from '@sahra/shared/forms/pictures/upload-picture';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { paths } from '../../paths.ts';
import admin from '../admin.module.css';
import { loadProduct } from './load-product.ts';
import { OptionNames } from './option-names.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductPictures } from './product-pictures.tsx';
import {
  productFields,
  productOf,
  tagFieldsOf,
  textLanguages,
  variantFields,
  variantOf,
  withFormFields,
} from './product-values.ts';
import { NewVariantForm, VariantCard } from './variant-form.tsx';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const loader = loadProduct;

const intents = ['product', 'variant', 'addVariant', 'removeVariant', 'picture', 'removePicture'] as const;

/** What can be done with the product of this address; each is a form that names it. */
const actionsOn = (id: string, form: FormData): Readonly<Record<(typeof intents)[number], AdminActionHandler>> => ({
  product: ({ api }, _, __, values) =>
    withFormFields(() =>
      api.put('/admin/products/{id}', {
        params: { id },
        body: { ...productOf(values), revision: values.revision ?? '' },
      }),
    ),
  variant: ({ api }, variantId, _, values) =>
    withFormFields(() =>
      api.put('/admin/products/{id}/variants/{variantId}', { params: { id, variantId }, body: variantOf(values) }),
    ),
  addVariant: ({ api }, _, __, values) =>
    withFormFields(() => api.post('/admin/products/{id}/variants', { params: { id }, body: variantOf(values) })),
  removeVariant: ({ api }, variantId, _, { revision = '' }) =>
    api.delete('/admin/products/{id}/variants/{variantId}', { params: { id, variantId }, query: { revision } }),
  picture: async ({ api }, _, __, { revision = '' }) => {
    const mediaId = await readPicture(api, form, 'picture', 'product');
    return api.post('/admin/products/{id}/pictures', { params: { id }, body: { revision, mediaId } });
  },
  removePicture: ({ api }, mediaId, _, { revision = '' }) =>
    api.delete('/admin/products/{id}/pictures/{mediaId}', { params: { id, mediaId }, query: { revision } }),
});

export const action = async (args: ActionFunctionArgs) => {
  const [form, tags] = [await args.request.clone().formData(), await tagFieldsOf(args.request)];
  const fields = [...new Set([...productFields, ...variantFields, ...tags])];
  return handleAdminAction(args, actionsOn(args.params.id ?? '', form), fields);
};

/** One product: what it is, what it comes in, and how it looks. */
export default function ManagedProductPage() {
  const { t } = useTranslation(['products', 'shop']);
  const { code } = useLanguage();
  const { product, choices } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const [kept, keep] = useState(answered);
  const [searchParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const conflict = isFormState(answered) && answered.code === 'product_changed' ? answered.at : undefined;
  // The router forgets what an action answered when it loads anew: with it everything typed would be gone.
  if (conflict !== undefined && kept !== answered) keep(answered);
  const answer = answered ?? kept;
  // What somebody else saved is shown beside what was typed, and is what the next try begins from.
  useEffect(() => {
    if (conflict !== undefined) void revalidate();
  }, [conflict, revalidate]);
  const done = intents.find((known) => known === doneOf(answer)?.done);
  const created = !answer && searchParams.get('created') ? t('done.created') : undefined;
  const written = textLanguages.filter((each) => product.name[each]).map((each) => getLanguage(each).name);
  return (
    <AdminFrame
      title={product.name[code] || product.name.en || product.name.ar}
      tagline={t('page.tagline', { languages: formatList(written, code) })}
      done={done ? t(`done.${done}`) : created}
    >
      <p>
        <Link to={paths.product.href(product.slug)}>{t('page.inShop')}</Link>
      </p>
      <section aria-labelledby="variants" className={admin.part}>
        <h2 id="variants" className={admin.heading}>
          {t('variants.title')}
        </h2>
        <ul role="list" className={admin.list}>
          {product.variants.map((variant) => (
            <VariantCard key={variant.id} product={product} variant={variant} answer={answer} />
          ))}
        </ul>
        <h3 className={admin.heading}>{t('variants.add')}</h3>
        <NewVariantForm product={product} answer={answer} />
        <OptionNames id="color-names" />
      </section>
      <section aria-labelledby="product" className={admin.part}>
        <h2 id="product" className={admin.heading}>
          {t('page.about')}
        </h2>
        <ProductForm
          key={product.revision}
          intent="product"
          answer={answer}
          choices={choices}
          product={product}
          label={t('page.about')}
          button={t('save')}
        />
      </section>
      <ProductPictures product={product} answer={answer} />
      <p>
        <ButtonLink variant="ghost" to={paths.adminProducts.href()}>
          {t('back')}
        </ButtonLink>
      </p>
    </AdminFrame>
  );
}
