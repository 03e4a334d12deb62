import { useTranslation } from '@sahra/shared/facade';

const known = ['night', 'lamplight', 'rose', 'sand', 'nile', 'white'] as const;

/** What tells a variant from the others of its product, its color and size; empty where it comes in one only. */
export function useVariantText(): (variant: { color: string; size: string }) => string {
  const { t } = useTranslation('shop');
  return ({ color, size }) => {
    const named = known.find((candidate) => candidate === color);
    return [named ? t(`products.colors.${named}`) : color, size].filter(Boolean).join(' · ');
  };
}
