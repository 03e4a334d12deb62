import { expect, it } from 'vitest';
import type { signInForm } from '../form-rules/sign-in-form.ts';
import { formFields } from './form-fields.ts';
import type { FormState } from './form-state.ts';

const fieldsOf = (state?: FormState) =>
  formFields<typeof signInForm>(state, {
    id: 'sign-in',
    translate: (name, code) => (name === 'remember' ? undefined : `${name}: ${code}`),
    optional: ['remember'],
    defaultValue: { identifier: 'mona', remember: 'on' },
  });

it('A form begins with what it is given', () => {
  const { errors, field, checkbox } = fieldsOf();
  expect(field('identifier')).toEqual({
    ...{ id: 'sign-in-identifier', name: 'identifier', required: true, defaultValue: 'mona' },
  });
  expect(checkbox('remember')).toMatchObject({ required: false, defaultChecked: true });
  expect(errors).toEqual([]);
});

it('After a submission that was not accepted it holds what was sent, and a box that was unticked stays so', () => {
  const error = { password: ['missing'], remember: ['strange'] };
  const { errors, field, checkbox } = fieldsOf({ at: 1, result: { initialValue: { identifier: 'karim' }, error } });
  expect([field('identifier').defaultValue, checkbox('remember').defaultChecked]).toEqual(['karim', false]);
  expect(field('password').error).toBe('password: missing');
  expect(errors).toEqual([{ id: 'sign-in-password', message: 'password: missing' }]);
});
