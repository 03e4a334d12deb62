import { randomKey } from '../forms/random-key.ts';

/** Made in the browser when the form is first shown: what the server sends may be another visitor's too. */
const fillKey = (input: HTMLInputElement | null) => {
  if (input && !input.value) input.value = randomKey();
};

/** The `Idempotency-Key` of a form as the field `key`; empty where scripts do not run. */
export const IdempotencyKeyField = () => <input ref={fillKey} type="hidden" name="key" defaultValue="" />;
