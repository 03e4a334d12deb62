import type { ProductChoices } from './load-product.ts';

/** Categories to choose from; those below another are indented. */
export function CategoryOptions({ categories }: Pick<ProductChoices, 'categories'>) {
  return categories.map(({ slug, name, depth }) => (
    <option key={slug} value={slug}>
      {'\u2003'.repeat(depth) + name}
    </option>
  ));
}
