import {
  ButtonLink,
  loadForMember,
  redirect,
  useActionData,
  useLoaderData,
  useTranslation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { handleAdminAction, type AdminActionHandler } from '@sahra/shared/forms/admin-action';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { Field } from '@sahra/shared/parts/field';
import { paths } from '../../paths.ts';
import { OptionNames } from './option-names.tsx';
import { ProductForm } from './product-form.tsx';
import { DEFAULT_CURRENCY, pricesOf, productFields, productOf, tagFieldsOf, withFormFields } from './product-values.ts';
import styles from './products.module.css';
import type { ProductFields } from './use-product-fields.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

const firstFields = ['slug', 'color', 'size', 'price', 'compareAtPrice'] as const;

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/admin/product-choices');

const create: AdminActionHandler = async ({ api }, _, __, values) => {
  const { slug = '', color = '', size = '' } = values;
  const body = { ...productOf(values), ...pricesOf(values), slug, color, size };
  const { id } = await withFormFields(() => api.post('/admin/products', { body }));
  throw redirect(paths.adminProduct.href(id, { created: 'yes' }));
};

export const action = async (args: ActionFunctionArgs) => {
  const tags = await tagFieldsOf(args.request);
  return handleAdminAction(args, { create }, [...productFields, ...firstFields, ...tags]);
};

/** Something new for the shop. */
export default function NewProductPage() {
  const { t } = useTranslation(['products', 'shop']);
  const choices = useLoaderData<typeof loader>();
  return (
    <AdminFrame title={t('shop:admin.newProduct')} tagline={t('create.tagline')}>
      <ProductForm
        intent="create"
        answer={useActionData<typeof action>()}
        choices={choices}
        label={t('shop:admin.newProduct')}
        button={t('create.button')}
        moreFields={firstFields}
        more={(fields) => <FirstFields {...fields} />}
      />
      <p>
        <ButtonLink variant="ghost" to={paths.adminProducts.href()}>
          {t('back')}
        </ButtonLink>
      </p>
    </AdminFrame>
  );
}

/** What only a new one has: its address, and what it costs in the one variant that it begins with. */
function FirstFields({ field }: ProductFields) {
  const { t } = useTranslation('products');
  const common = { dir: 'ltr', autoComplete: 'off' } as const;
  const price = { ...common, inputMode: 'decimal' } as const;
  return (
    <>
      <Field {...field('slug', t('hints.slug'))} {...common} label={t('fields.slug')} required maxLength={80} />
      <div className={styles.columns}>
        <Field
          {...field('price', t('hints.price', { currency: DEFAULT_CURRENCY }))}
          {...price}
          label={t('fields.price')}
          required
        />
        <Field
          {...field('compareAtPrice', t('hints.compareAtPrice'))}
          {...price}
          label={t('fields.compareAtPrice')}
          isOptional
        />
        <Field
          {...field('color', t('hints.color'))}
          list="color-names"
          dir="auto"
          autoComplete="off"
          label={t('fields.color')}
          isOptional
        />
        <Field {...field('size')} dir="auto" autoComplete="off" label={t('fields.size')} isOptional />
      </div>
      <OptionNames id="color-names" />
    </>
  );
}
