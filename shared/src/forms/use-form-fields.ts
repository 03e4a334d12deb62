import { useForm } from '@conform-to/react';
import { getZodConstraint } from '@conform-to/zod/v4';
import { useMemo } from 'react';
import type { z } from 'zod/mini';
import type { FieldName, FormState } from './handle-form-action.ts';

interface FormFieldOptions<Name extends string> {
  /** Of the form; ids of fields begin with it. */
  id: string;
  /** The message for an error; nothing for a field that is not shown. */
  translate: (name: Name, code: string) => string | undefined;
  /** What the fields hold at first. */
  defaultValue?: Partial<Record<Name, string>>;
}

/** The fields of a form as its schema describes them, with what was wrong at the last submission: props for fields, and entries for the summary. */
export function useFormFields<Schema extends z.core.$ZodType>(
  schema: Schema,
  state: FormState | undefined,
  { id, translate, defaultValue }: FormFieldOptions<FieldName<Schema>>,
) {
  const constraint = useMemo(() => getZodConstraint(schema), [schema]);
  const [form, fields] = useForm<Record<string, string>>({ id, constraint, lastResult: state?.result, defaultValue });
  const messageOf = (name: FieldName<Schema>) => {
    const code = state && fields[name]?.errors?.[0];
    return code && translate(name, code);
  };
  const common = (name: FieldName<Schema>) => {
    const error = messageOf(name);
    return { id: `${form.id}-${name}`, name, required: constraint[name]?.required ?? false, ...(error && { error }) };
  };
  const names = Object.keys(constraint) as FieldName<Schema>[];
  const errors = names.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ id: `${form.id}-${name}`, message }] : [];
  });
  return {
    id: form.id,
    errors,
    /** Props of a text field, a list or a group of radio buttons. */
    field: (name: FieldName<Schema>) => ({ ...common(name), defaultValue: fields[name]?.defaultValue }),
    /** Props of a checkbox whose value is `on`. */
    checkbox: (name: FieldName<Schema>) => ({ ...common(name), defaultChecked: fields[name]?.defaultChecked }),
  };
}
