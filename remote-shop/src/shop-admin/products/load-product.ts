import { loadForMember, type LoaderFunctionArgs } from '@sahra/shared/facade';

/** The product of an address, with what it can be given. */
export async function loadProduct(args: LoaderFunctionArgs) {
  const [product, choices] = await Promise.all([
    loadForMember(args, '/admin/products/{id}', { params: { id: args.params.id ?? '' } }),
    loadForMember(args, '/admin/product-choices'),
  ]);
  return { product, choices };
}

type Loaded = Awaited<ReturnType<typeof loadProduct>>;
export type ManagedProduct = Loaded['product'];
export type ManagedVariant = ManagedProduct['variants'][number];
export type ProductChoices = Loaded['choices'];
