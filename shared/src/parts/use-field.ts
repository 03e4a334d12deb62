import { useId, type ReactNode } from 'react';

/** What is said about a control besides what it holds. */
export interface FieldTexts {
  label: string;
  /** What to write, and how; always to be seen, never a placeholder. */
  hint?: ReactNode;
  /** What is wrong with what was written, and how to mend it. */
  error?: string;
  /** Marks the one that may stay empty; one that must not is marked by `required`. */
  isOptional?: boolean;
}

interface FieldParts extends Pick<FieldTexts, 'hint' | 'error'> {
  /** Where an error summary or an address leads to. */
  id?: string;
  'aria-describedby'?: string;
  hasCounter?: boolean;
}

/** Names the parts of a field, and ties what is said about the control to it. */
export function useField({ id: ownId, hint, error, hasCounter, 'aria-describedby': others }: FieldParts) {
  const made = useId();
  const id = ownId ?? made;
  const ids = { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error`, counter: `${id}-counter` };
  const describedBy =
    [error && ids.error, hint && ids.hint, hasCounter && ids.counter, others].filter(Boolean).join(' ') || undefined;
  return { ids, control: { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined } };
}

export type FieldIds = ReturnType<typeof useField>['ids'];
