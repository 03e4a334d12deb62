import { useTranslation } from '@sahra/shared/facade';

/** Colors that the shop has a name for in each language. */
const known = ['night', 'lamplight', 'rose', 'sand', 'nile', 'white'] as const;

/** Proposes them where a color is typed. */
export function OptionNames({ id }: { id: string }) {
  const { t } = useTranslation('shop');
  return (
    <datalist id={id}>
      {known.map((color) => (
        <option key={color} value={color}>
          {t(`products.colors.${color}`)}
        </option>
      ))}
    </datalist>
  );
}
