import type { z } from 'zod/mini';
import { errorOf, valueOf, type FieldName, type FormState } from './form-state.ts';

/** Fields that may be left out. */
type OptionalName<Schema extends z.core.$ZodType> = {
  [Name in FieldName<Schema>]-?: undefined extends z.input<Schema>[Name] ? Name : never;
}[FieldName<Schema>];

interface FormFieldOptions<Schema extends z.core.$ZodType> {
  /** Of the form; ids of fields begin with it. */
  id: string;
  /** The message for an error; nothing for a field that is not shown. */
  translate: (name: FieldName<Schema>, code: string) => string | undefined;
  /** Fields that may stay empty. */
  optional?: readonly OptionalName<Schema>[];
  /** What the fields hold at first. */
  defaultValue?: Partial<Record<FieldName<Schema>, string>>;
}

/**
 * The fields of a form, with what was wrong at the last submission: props for fields, and entries for the summary. Of the schema it
 * needs the type alone, so that a page does not load what checks its form before somebody fills it in.
 */
export function formFields<Schema extends z.core.$ZodType>(
  state: FormState | undefined,
  { id, translate, optional = [], defaultValue = {} }: FormFieldOptions<Schema>,
) {
  type Name = FieldName<Schema>;
  const mayBeEmpty: readonly Name[] = optional;
  const messageOf = (name: Name) => {
    const code = errorOf(state, name);
    return code && translate(name, code);
  };
  const held = (name: Name) => (state ? valueOf(state, name) : defaultValue[name]);
  const common = (name: Name) => {
    const error = messageOf(name);
    return { id: `${id}-${name}`, name, required: !mayBeEmpty.includes(name), ...(error && { error }) };
  };
  const errors = (Object.keys(state?.result.error ?? {}) as Name[]).flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ id: `${id}-${name}`, message }] : [];
  });
  return {
    id,
    errors,
    /** Props of a text field, a list or a group of radio buttons. */
    field: (name: Name) => ({ ...common(name), defaultValue: held(name) }),
    /** Props of a checkbox whose value is `on`. */
    checkbox: (name: Name) => ({ ...common(name), defaultChecked: held(name) === 'on' }),
  };
}
