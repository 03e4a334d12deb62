import { describe, expect, it } from 'vitest';
import { signUpForm, signUpSchema } from './auth-forms.ts';
import { validateForm } from './field-errors.ts';

const typed = {
  username: 'amira.h',
  firstName: 'أميرة',
  lastName: 'حسن',
  phone: '+20 100 123 4567',
  email: 'amira@example.org',
  zip: '11511',
  password: 'جملة طويلة لا يعرفها أحد',
  passwordAgain: 'جملة طويلة لا يعرفها أحد',
  acceptsTerms: 'on',
};
const sent = (fields: Record<keyof typeof typed, string>) => ({
  ...fields,
  acceptsTerms: fields.acceptsTerms === 'on',
});
const errorsOf = (values: object) => validateForm(signUpForm, values).error;

describe('rules of registration', () => {
  it('What is in order has no error', () => {
    expect(errorsOf(typed)).toBeUndefined();
    expect(signUpSchema.safeParse(sent(typed)).success).toBe(true);
  });

  it('Nobody needs a telephone number or a postal code', () => {
    expect(errorsOf({ ...typed, phone: ' ', zip: '' })).toBeUndefined();
    const { phone: _phone, zip: _zip, ...others } = sent(typed);
    expect(signUpSchema.parse(others)).toMatchObject({ phone: '', zip: '' });
  });

  it.each([
    ['username', '', 'missing'],
    ['username', 'ab', 'tooShort'],
    ['username', 'a'.repeat(31), 'tooLong'],
    ['username', 'аmira', 'notAUsername'],
    ['firstName', ' \u200b ', 'missing'],
    ['lastName', 'ح'.repeat(61), 'tooLong'],
    ['lastName', 'a\r\nBcc: b', 'notOneLine'],
    ['firstName', 'a\0b', 'strangeCharacters'],
    ['phone', '123', 'tooShort'],
    ['phone', 'call me maybe', 'noPhone'],
    ['phone', '+ ()-() -', 'noPhone'],
    ['email', 'amira at example', 'notAnAddress'],
    ['zip', '1', 'tooShort'],
    ['zip', '1'.repeat(13), 'tooLong'],
    ['password', 'seven77', 'tooShort'],
    ['password', 'a'.repeat(129), 'tooLong'],
    ['acceptsTerms', '', 'missing'],
  ] as const)('In %s, %j is %s, and the api refuses it too', (field, text, code) => {
    const wrong = { ...typed, [field]: text, ...(field === 'password' && { passwordAgain: text }) };
    expect(errorsOf(wrong)).toEqual({ [field]: [code] });
    if (code !== 'noPhone')
      expect(signUpSchema.safeParse(sent(wrong)).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it.each([
    ['', 'missing'],
    [`${typed.password} `, 'different'],
  ])('A second password %j is %s', (passwordAgain, code) => {
    expect(errorsOf({ ...typed, passwordAgain })).toEqual({ passwordAgain: [code] });
  });

  it('Nothing at all is missing everywhere', () => {
    const names = Object.keys(typed).filter((name) => name !== 'phone' && name !== 'zip');
    const missing = Object.fromEntries(names.map((name) => [name, ['missing']]));
    expect(errorsOf(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(missing);
    expect(errorsOf({})).toEqual(missing);
  });

  it.each([
    ['٠١٠٠ ١٢٣ ٤٥٦٧', '0100 123 4567'],
    ['+۲۰۱۰۰۱۲۳۴۵۶۷', '+201001234567'],
    ['+٢٠-100-١٢٣-4567', '+20-100-123-4567'],
  ])('The number %s is called as %s', (phone, called) => {
    expect(errorsOf({ ...typed, phone })).toBeUndefined();
    expect(signUpSchema.parse(sent({ ...typed, phone })).phone).toBe(called);
  });

  it.each([
    ['١١٥١١', '11511'],
    ['۱۲۳۴۵', '12345'],
    ['SW1A ٢AA', 'SW1A 2AA'],
  ])('The postal code %s is kept as %s', (zip, kept) => {
    expect(errorsOf({ ...typed, zip })).toBeUndefined();
    expect(signUpSchema.parse(sent({ ...typed, zip })).zip).toBe(kept);
  });
});
