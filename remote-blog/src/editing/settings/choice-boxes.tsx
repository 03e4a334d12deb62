import { Checkbox } from '@sahra/shared/parts/checkbox';
import styles from './settings.module.css';

interface ChoiceBoxesProps {
  name: string;
  label: string;
  choices: readonly { id: number; name: string }[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

/** Any number of things that have names. */
export function ChoiceBoxes({ name, label, choices, chosen, onToggle }: ChoiceBoxesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div className={styles.boxes}>
        {choices.map(({ id, name: text }) => (
          <Checkbox
            key={id}
            name={`${name}_${id}`}
            label={text}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
