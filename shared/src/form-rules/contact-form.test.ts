import { describe, expect, it } from 'vitest';
import { contactForm } from './contact-form.ts';
import { validateForm } from './field-errors.ts';

const typed = {
  name: 'أميرة حسن',
  email: 'amira@example.org',
  subject: 'سؤال عن الترجمة',
  message: 'السلام عليكم،\nأين أجد الترجمة؟',
};

const errorsOf = (values: object) => validateForm(contactForm, values).error;

describe('rules of a contact message', () => {
  it('A message in Arabic, with line ends and joiners, has no error', () => {
    expect(errorsOf(typed)).toBeUndefined();
    expect(errorsOf({ ...typed, name: 'می\u200cخواهم 👩\u200d👧', message: 'سطر\r\nوسطر آخر\tبعيد' })).toBeUndefined();
  });

  it.each([
    ['name', ' \u00a0\u200b ', 'missing'],
    ['name', 'ن'.repeat(81), 'tooLong'],
    ['name', 'Amira\r\nBcc: all@example.org', 'notOneLine'],
    ['subject', 'a\u2028b', 'notOneLine'],
    ['subject', 'a\0b', 'strangeCharacters'],
    ['subject', 'a\ud800', 'strangeCharacters'],
    ['email', '', 'missing'],
    ['email', `${'a'.repeat(300)}@example.org`, 'tooLong'],
    ['email', 'amira at example', 'notAnAddress'],
    ['message', 'قصير', 'tooShort'],
    ['message', 'م'.repeat(5001), 'tooLong'],
    ['message', 'long enough \u001b[2J', 'strangeCharacters'],
  ] as const)('In %s, %j is %s', (field, text, code) => {
    expect(errorsOf({ ...typed, [field]: text })).toEqual({ [field]: [code] });
  });

  it('Invisible marks that turn text round do not count as errors: they are taken out', () => {
    expect(errorsOf({ ...typed, name: '\u202eAmira\u2066' })).toBeUndefined();
  });
});
