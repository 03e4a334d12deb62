import { useLocation, useNavigation, type ProductDetail } from '@sahra/shared/facade';
import { choiceIn, chosenOf, type Variant } from './product-choice.ts';

/** What the address says is chosen, as soon as that was asked for; undefined where the product comes in nothing. */
export function useChosenVariant({ variants }: Pick<ProductDetail, 'variants'>): Variant | undefined {
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  return chosenOf(variants, choiceIn(search));
}
