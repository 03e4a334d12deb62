import type { Refusal } from './take-form.ts';

/** What a form that was refused shows: the list for its summary, and what each field gets. */
export function useRefusal<Name extends string>(refusal: Refusal<Name> | undefined, names: readonly Name[], say: (name: Name, fault: string) => string) {
  const errorOf = (name: Name) => {
    const fault = refusal?.faults[name];
    return fault && say(name, fault);
  };
  const errors = names.flatMap((id) => {
    const message = errorOf(id);
    return message ? [{ id, message }] : [];
  });
  const field = (name: Name) => {
    const error = errorOf(name);
    return { id: name, name, defaultValue: refusal?.typed[name], ...(error && { error }) };
  };
  return { errors, field };
}
