import { describe, expect, it } from 'vitest';
import { signUpSchema } from '../schemas/auth.ts';
import { signUpFaults, signUpFields, type SignUpField } from './sign-up-rules.ts';

const typed: Record<SignUpField, string> = {
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
const sent = (fields: Record<SignUpField, string>) => ({ ...fields, acceptsTerms: fields.acceptsTerms === 'on' });

describe('rules of registration', () => {
  it('What is in order has no fault', () => {
    expect(signUpFaults(typed)).toEqual({});
    expect(signUpSchema.safeParse(sent(typed)).success).toBe(true);
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
    ['phone', '', 'missing'],
    ['phone', '123', 'tooShort'],
    ['phone', 'call me maybe', 'noPhone'],
    ['phone', '+ ()-() -', 'noPhone'],
    ['email', 'amira at example', 'notAnAddress'],
    ['zip', '1', 'tooShort'],
    ['zip', '1'.repeat(13), 'tooLong'],
    ['password', 'seven77', 'tooShort'],
    ['password', 'a'.repeat(129), 'tooLong'],
    ['acceptsTerms', '', 'missing'],
  ] as const)('In %s, %j is %s, and the api refuses it too', (field, text, fault) => {
    const wrong = { ...typed, [field]: text, ...(field === 'password' && { passwordAgain: text }) };
    expect(signUpFaults(wrong)).toEqual({ [field]: fault });
    if (fault !== 'noPhone') expect(signUpSchema.safeParse(sent(wrong)).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it.each([
    ['', 'missing'],
    [`${typed.password} `, 'different'],
  ])('A second password %j is %s', (passwordAgain, fault) => {
    expect(signUpFaults({ ...typed, passwordAgain })).toEqual({ passwordAgain: fault });
  });

  it('Nothing at all is missing everywhere', () => {
    const nothing = Object.fromEntries(signUpFields.map((name) => [name, ''])) as Record<SignUpField, string>;
    expect(signUpFaults(nothing)).toEqual(Object.fromEntries(signUpFields.map((name) => [name, 'missing'])));
  });

  it.each([
    ['٠١٠٠ ١٢٣ ٤٥٦٧', '0100 123 4567'],
    ['+۲۰۱۰۰۱۲۳۴۵۶۷', '+201001234567'],
    ['+٢٠-100-١٢٣-4567', '+20-100-123-4567'],
  ])('The number %s is called as %s', (phone, called) => {
    expect(signUpFaults({ ...typed, phone })).toEqual({});
    expect(signUpSchema.parse(sent({ ...typed, phone })).phone).toBe(called);
  });

  it.each([
    ['١١٥١١', '11511'],
    ['۱۲۳۴۵', '12345'],
    ['SW1A ٢AA', 'SW1A 2AA'],
  ])('The postal code %s is kept as %s', (zip, kept) => {
    expect(signUpFaults({ ...typed, zip })).toEqual({});
    expect(signUpSchema.parse(sent({ ...typed, zip })).zip).toBe(kept);
  });
});
