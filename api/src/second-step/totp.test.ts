import { describe, expect, it } from 'vitest';
import { codeOf, otpauthUrl, stepAt, stepOfCode, toBase32 } from './totp.ts';

/** RFC 6238, appendix B, SHA-1; the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890');

describe('codes of authenticator apps', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('At second %d the code is %s', (seconds, code) => {
    expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it('A code counts one step before and after its own, and no more', () => {
    const stepsAt = (seconds: number) => stepOfCode(secret, '005924', new Date(seconds * 1000));
    // Its own step, 41 152 263, begins at second 1 234 567 890.
    expect([-31, -30, 0, 29, 59, 60].map((seconds) => stepsAt(1_234_567_890 + seconds))).toEqual([
      undefined,
      ...[41_152_263, 41_152_263, 41_152_263, 41_152_263],
      undefined,
    ]);
  });

  it('An app is told the secret and whose it is', () => {
    expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(otpauthUrl(secret, { site: 'Sahra', account: 'منى@example.org' })).toBe(
      `otpauth://totp/Sahra:${encodeURIComponent('منى@example.org')}?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sahra`,
    );
  });
});
