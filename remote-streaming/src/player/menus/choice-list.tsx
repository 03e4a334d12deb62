import { useId } from 'react';
import styles from './menu.module.css';

interface Choice {
  value: string;
  label: string;
  /** Language tag of the label, where it is not the page's. */
  lang?: string;
  /** Said behind it, such as a time. */
  detail?: string;
}

interface ChoiceListProps {
  legend: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One of several, as radio buttons: arrow keys choose. */
export function ChoiceList({ legend, choices, chosen, onChoose }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, label, lang, detail }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <bdi lang={lang}>{label}</bdi>
          {detail && <bdi className={styles.detail}>{detail}</bdi>}
        </label>
      ))}
    </fieldset>
  );
}
