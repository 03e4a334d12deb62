import { productRefusals } from '@sahra/shared/form-rules/product-form';
import type { VariantChange } from '@sahra/shared/schemas/managed-products';
import { eq, ne } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { productVariants } from '../database/variant-tables.ts';
import { found } from '../server/http/api-failure.ts';
import { asWritten, changeHeld, type HeldProduct, refusal, requireFreeSku, type Saving } from './held-product.ts';
import type { WrittenVariant } from './product-variants.ts';

type Options = Pick<WrittenVariant, 'color' | 'size'>;

/** By its color and size a variant is known: none has those of another, and either all have a color, or a size, or none has. */
function checkOptions(variants: readonly Options[]): void {
  const keys = variants.map(({ color, size }) => JSON.stringify([color, size]));
  if (new Set(keys).size < keys.length)
    throw refusal(productRefusals.variantExists, 'There is a variant of this color and size', { color: 'is there' });
  for (const option of ['color', 'size'] as const) {
    const named = variants.filter((variant) => variant[option] !== '').length;
    if (named > 0 && named < variants.length)
      throw refusal(productRefusals.optionsUneven, `All variants have a ${option}, or none has`, {
        [option]: 'must be there for all variants or for none',
      });
  }
}

const fieldsOf = ({ revision: _, ...variant }: VariantChange) => variant;

const outcomeOf = ({ product }: HeldProduct, variants: readonly WrittenVariant[], details: Record<string, string>) => ({
  action: 'change-variants' as const,
  details,
  written: { ...product, variants },
});

/** One more variant, of which there are none yet; one that was taken off sale comes back. */
export const addVariant = (database: Database, saving: Saving, change: VariantChange): Promise<void> =>
  changeHeld(database, saving, async (tx, held) => {
    const fields = fieldsOf(change);
    const before = held.everyVariant.find(({ color, size }) => color === fields.color && size === fields.size);
    await requireFreeSku(tx, fields.sku, saving.productId, ne(productVariants.id, before?.id ?? 0));
    const variants = [...held.variants.map(asWritten), { ...fields, stockQuantity: 0 }];
    checkOptions(variants);
    return outcomeOf(held, variants, { added: fields.sku, price: String(fields.price) });
  });

/** Saves a variant. It keeps its id and its stock, in another color too. */
export const changeVariant = (
  database: Database,
  saving: Saving,
  variantId: number,
  change: VariantChange,
): Promise<void> =>
  changeHeld(database, saving, async (tx, held) => {
    const before = found(
      held.variants.find(({ id }) => id === variantId),
      'variant',
    );
    const fields = fieldsOf(change);
    await requireFreeSku(tx, fields.sku, saving.productId, ne(productVariants.id, variantId));
    const { color, size } = fields;
    const isRetired = held.everyVariant.some(
      (each) => !each.isOffered && each.color === color && each.size === size && each.id !== variantId,
    );
    if (isRetired)
      throw refusal(productRefusals.variantExists, 'There was a variant of this color and size', { color: 'is there' });
    const variants = held.variants.map((each) =>
      each.id === variantId ? { ...asWritten(each), ...fields } : asWritten(each),
    );
    checkOptions(variants);
    // Whoever writes variants knows them by these.
    await tx.update(productVariants).set({ color, size }).where(eq(productVariants.id, variantId));
    const details = { changed: fields.sku, ...(before.price !== fields.price && { price: String(fields.price) }) };
    return outcomeOf(held, variants, details);
  });

/** Takes a variant off sale; of what was ordered the row stays, with nothing left. */
export const removeVariant = (database: Database, saving: Saving, variantId: number): Promise<void> =>
  changeHeld(database, saving, async (_, held) => {
    const { sku } = found(
      held.variants.find(({ id }) => id === variantId),
      'variant',
    );
    if (held.variants.length === 1)
      throw refusal(productRefusals.lastVariant, 'A product comes in one variant at least');
    const variants = held.variants.filter(({ id }) => id !== variantId).map(asWritten);
    return outcomeOf(held, variants, { removed: sku });
  });
