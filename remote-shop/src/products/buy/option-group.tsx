import { useNavigate, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import { useVariantText } from '../../ui/variant-text.ts';
import { Swatch } from '../color-list.tsx';
import styles from './option-group.module.css';
import { optionsOf, searchOf, type Variant } from './product-choice.ts';

interface OptionGroupProps {
  option: 'color' | 'size';
  variants: readonly Variant[];
  chosen: Variant;
}

/** The colors or the sizes, of which one is chosen. What is sold out can be chosen too: one may ask for it. */
export function OptionGroup({ option, variants, chosen }: OptionGroupProps) {
  const { t } = useTranslation('buy');
  const navigate = useNavigate();
  const textOf = useVariantText();
  const options = optionsOf(variants, option, chosen);
  if (options.length === 0) return null;
  const choose = (value: string) =>
    void navigate(searchOf(chosen, { [option]: value }), { replace: true, preventScrollReset: true });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(`options.${option}`)}</legend>
      <div className={styles.options}>
        {options.map(({ value, isChosen, inStock }) => (
          <label key={value} className={styles.option} data-sold-out={!inStock || undefined}>
            <input
              type="radio"
              name={option}
              value={value}
              checked={isChosen}
              className={styles.radio}
              onChange={() => choose(value)}
            />
            <span className={styles.face}>
              {option === 'color' && <Swatch color={value} />}
              {textOf({ color: '', size: '', [option]: value })}
              {!inStock && <VisuallyHidden> {t('options.soldOut')}</VisuallyHidden>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
