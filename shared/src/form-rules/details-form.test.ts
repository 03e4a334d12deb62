import { expect, it } from 'vitest';
import { detailsForm } from './details-form.ts';
import { validateForm } from './field-errors.ts';

const right = {
  name: 'Mona',
  firstName: 'Mona',
  lastName: 'Hassan',
  phone: '+201001234567',
  zip: '11511',
  currentPassword: '',
  newPassword: '',
  newPasswordAgain: '',
};

it.each([
  [{}, {}],
  [{ currentPassword: 'old lamp oil', newPassword: 'new lamp oil', newPasswordAgain: 'new lamp oil' }, {}],
  [{ phone: '٠١٠٠١٢٣٤٥٦٧' }, {}],
  [
    { name: ' ', firstName: '' },
    { name: 'missing', firstName: 'missing' },
  ],
  [{ phone: '', zip: ' ' }, {}],
  [
    { name: '', phone: 'call me', zip: '1' },
    { name: 'missing', phone: 'noPhone', zip: 'tooShort' },
  ],
  [{ phone: 'call me' }, { phone: 'noPhone' }],
  [{ currentPassword: 'old lamp oil' }, { newPassword: 'missing', newPasswordAgain: 'missing' }],
  [{ newPassword: 'new lamp oil', newPasswordAgain: 'new lamp oil' }, { currentPassword: 'missing' }],
  [
    { currentPassword: 'old', newPassword: 'short', newPasswordAgain: 'shirt' },
    { newPassword: 'tooShort', newPasswordAgain: 'different' },
  ],
])('%j has the errors %j', (change, errors) => {
  const expected = Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, [code]]));
  expect(validateForm(detailsForm, { ...right, ...change }).error ?? {}).toEqual(expected);
});
