/** A text field of a form as it was sent; a file or nothing is an empty one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
