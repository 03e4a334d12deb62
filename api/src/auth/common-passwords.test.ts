import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const mona = {
  username: 'desertfox',
  email: 'reader@example.org',
  firstName: 'Mona',
  lastName: 'Hassan',
  phone: '+201001234567',
};
const isCommon = (password: string) => isCommonPassword(password, mona);

describe('passwords that are tried first', () => {
  it.each([
    ...['        ', 'aaaaaaaa', 'AAAAAAAAAAAA', '11111111', 'abababab', '😀😀😀😀😀😀😀😀'],
    ...['12345678', '87654321', 'abcdefgh', 'asdfghjkl', 'qwertyuiop', '1q2w3e4r', '1qaz2wsx', '123123123', '12341234'],
    ...['password', 'Password123!', 'P@ssw0rd', 'passw0rd1', 'iloveyou', 'trustno1', 'letmein1', 'football1'],
    ...['Summer2026!', 'winter2025', 'Welcome1!', 'Cairo123', 'cairo2026', 'Egypt123!', 'zamalek1', 'ramadan2026'],
    ...['sahra2026', 'Sahra123!', 'mohamed1', 'Mohamed1990', 'princess1', '01011990', '19901990'],
    ...['HassanHassan', 'mona1990', 'MonaHassan', 'hassan.mona', 'desertfox1', '01001234567', '1001234567'],
  ])('%j is refused', async (password) => {
    expect(await isCommon(password)).toBe(true);
  });

  it.each([
    ...['lamps over the river', 'boats under the bridge', 'قهوة الصباح على السطح ☕', 'νύχτα δίπλα στη θάλασσα'],
    ...['kT9#vq2Lx', 'grün-Teller-Uhr', 'tiramisu7.gondola', 'mona likes seven lamps', 'قمر وبحر وليل'],
  ])('%j is taken', async (password) => {
    expect(await isCommon(password)).toBe(false);
  });

  it('The longest that is allowed is looked at too', async () => {
    expect(await isCommon(Array.from({ length: 128 }, (_, index) => 'qwaszx12'[(index * 7) % 8]).join(''))).toBe(false);
  });
});
