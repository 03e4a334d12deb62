import { directionChoices, schemes, useTranslation, type DirectionChoice, type Scheme, type ThemeChoice } from '@sahra/shared/facade';
import { ChoiceField } from './choice-field.tsx';

interface LookFieldsProps {
  theme: ThemeChoice;
  onChoose?: (change: Partial<ThemeChoice>) => void;
}

/** Colour scheme and direction of the page. */
export function LookFields({ theme, onChoose }: LookFieldsProps) {
  const { t } = useTranslation('customizer');
  return (
    <>
      <ChoiceField<Scheme>
        name="scheme"
        label={t('scheme.label')}
        options={schemes.map((value) => ({ value, text: t(`scheme.${value}`) }))}
        value={theme.scheme}
        onChoose={onChoose && ((scheme) => onChoose({ scheme }))}
      />
      <ChoiceField<DirectionChoice>
        name="direction"
        label={t('direction.label')}
        options={directionChoices.map((value) => ({ value, text: t(`direction.${value}`), ...(value === 'auto' && { hint: t('direction.autoHint') }) }))}
        value={theme.direction}
        onChoose={onChoose && ((direction) => onChoose({ direction }))}
      />
    </>
  );
}
