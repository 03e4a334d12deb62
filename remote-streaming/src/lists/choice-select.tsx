import { Select } from '@sahra/shared/parts/select';

interface ChoiceSelectProps {
  name: string;
  label: string;
  /** What stands for no choice. */
  any: string;
  /** The chosen one. */
  chosen: string | undefined;
  choices: readonly { value: string; label: string }[];
}

/** One of several, or none of them. */
export const ChoiceSelect = ({ name, label, any, chosen = '', choices }: ChoiceSelectProps) => (
  <Select name={name} label={label} defaultValue={chosen}>
    <option value="">{any}</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </Select>
);
