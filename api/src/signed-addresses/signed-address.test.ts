import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../server/http/api-failure.ts';
import type { KeyRing } from './key-ring.ts';
import { checkSignature, type Claim, sign, steadyNow } from './signature.ts';
import { readSignedAddress, signAddress } from './signed-address.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-23T12:10:00Z');
const key = (id: string, activeFrom: number) => ({ id, secret: Buffer.alloc(32, id), activeFrom: activeFrom / 1000 });
const ring: KeyRing = [key('7', now - 1000 * HOUR)];
const mona = { purpose: 'media', holder: 'mona' } as const;
const film: Claim = { ...mona, path: '/media/films/42/' };
const folder = signAddress(ring, film, now);
const manifest = `${folder}master.m3u8`;
const signature = folder.split('/').at(-2) ?? '';
const [id = '', end = '', mac = ''] = signature.split('.');

/** The status and code of a refusal, or the path of what the address leads to. */
function read(address: string, who: Pick<Claim, 'purpose' | 'holder'> = mona, at = now, keys = ring) {
  try {
    return readSignedAddress(keys, who, address, at).path;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return `${error.status} ${error.body.code}`;
  }
}

const forged = '403 address_forged';
const expired = '410 address_expired';
const unknown = '404 not_found';

describe('an address of a folder', () => {
  it('has its signature behind what it signs, for the folder and all below it', () => {
    expect(folder).toMatch(/^\/media\/films\/42\/7\.1\d{9}\.[\w-]{43}\/$/);
    expect(read(manifest)).toBe('/media/films/42/master.m3u8');
    expect(read(`${folder}ar/audio/1.m4s`)).toBe('/media/films/42/ar/audio/1.m4s');
  });

  it('is inherited by what its manifest names relatively', () => {
    const segment = new URL('720p/1.m4s', `https://sahra.example${manifest}`);
    expect(read(segment.pathname)).toBe('/media/films/42/720p/1.m4s');
  });

  it('is the same for an hour, so that a browser finds what it has cached', () => {
    expect(signAddress(ring, film, now + HOUR / 2)).toBe(folder);
    expect(signAddress(ring, film, now + HOUR)).not.toBe(folder);
  });

  it('is valid for as long as it was made for, to the second', () => {
    const over = Number(end) * 1000;
    expect([over - now >= 6 * HOUR, over - now <= 7 * HOUR]).toEqual([true, true]);
    expect(readSignedAddress(ring, mona, manifest, over - 1500).headers['cache-control']).toBe('private, max-age=1');
    expect([read(manifest, mona, over - 1), read(manifest, mona, over)]).toEqual([
      '/media/films/42/master.m3u8',
      expired,
    ]);
  });

  it('of something that is not canonical is not made', () => {
    for (const path of ['/a//b', '/a/../b', '/a/b?c', '/a b', 'a', '/', ''])
      expect(() => signAddress(ring, { ...film, path }, now)).toThrow('is not canonical');
  });
});

describe('an address of one file', () => {
  const file = signAddress(ring, { ...mona, path: '/media/exports/9.json' }, now);

  it('leads to that file', () => {
    expect(read(file)).toBe('/media/exports/9.json');
  });

  it.each(['/', '/other.json', '/../10.json'])('and to nothing else: %s', (more) => {
    expect([forged, unknown]).toContain(read(file + more));
  });
});

describe('attacks', () => {
  const letter = mac.endsWith('A') ? 'B' : 'A';
  const twin = mac.slice(0, -1) + String.fromCharCode(mac.charCodeAt(mac.length - 1) + 1);
  const by = (path: string, secret: Buffer | string, signedEnd = end) =>
    `${path}${id}.${signedEnd}.${createHmac('sha256', secret)
      .update(JSON.stringify(['media', 'mona', path, Number(signedEnd)]))
      .digest('base64url')}/master.m3u8`;

  it.each([
    ['another path', manifest.replace('/42/', '/43/'), forged],
    ['a folder above', manifest.replace('/42/', '/'), forged],
    ['a folder below, with the signature moved there', `/media/films/42/ar/${signature}/1.m4s`, forged],
    ['the folder as a file', folder.slice(0, -1), forged],
    ['no signature', '/media/films/42/master.m3u8', unknown],
    ['a later end', manifest.replace(end, String(Number(end) + 3600)), forged],
    ['an end that is written in another way', manifest.replace(end, `0${end}`), forged],
    ['the case of the path', manifest.replace('films', 'Films'), forged],
    ['the case of the signature', manifest.replace(mac, mac.toLowerCase()), forged],
    ['an escaped letter', manifest.replace('films', '%66ilms'), unknown],
    ['an escaped slash', manifest.replace('/42/', '%2F42/'), unknown],
    ['an escape twice', manifest.replace('films', '%2566ilms'), unknown],
    ['a double slash', manifest.replace('/42/', '//42/'), unknown],
    ['a double slash in the folder', `${folder}/master.m3u8`, unknown],
    ['dots that leave the folder', `${folder}../43/master.m3u8`, unknown],
    ['escaped dots', `${folder}%2e%2e/43/master.m3u8`, unknown],
    ['a backslash', `${folder}..\\43\\master.m3u8`, unknown],
    ['a hidden file', `${folder}.key`, unknown],
    ['a NUL', `${folder}master.m3u8%00.vtt`, unknown],
    ['a query', `${manifest}?holder=mona`, unknown],
    ['an empty query', `${manifest}?`, unknown],
    ['a fragment', `${manifest}#t=1`, unknown],
    ['a whole address', `https://sahra.example${manifest}`, unknown],
    ['a signature that was cut', manifest.replace(mac, mac.slice(0, -1)), unknown],
    ['a longer one', manifest.replace(mac, `${mac}A`), unknown],
    ['no signature between the dots', manifest.replace(mac, ''), unknown],
    ['one letter of it', manifest.replace(mac, letter + mac.slice(1)), forged],
    ['its last letter, which stands for the same bytes', manifest.replace(mac, twin), forged],
    ['a key that nobody has', manifest.replace(`/${signature}`, `/8.${end}.${mac}`), forged],
    ['a key whose id is no id', manifest.replace(`/${signature}`, `/07.${end}.${mac}`), forged],
    ['a key of the attacker', by('/media/films/42/', 'guess'), forged],
    ['an empty key', by('/media/films/42/', ''), forged],
    ['a key that leaked, for ever', by('/media/films/42/', Buffer.alloc(32, '7'), '4102444800'), forged],
  ])('%s', (_, address, answer) => {
    expect(address).not.toBe(manifest);
    expect(read(address)).toBe(answer);
  });

  it('the helper of these attacks signs as we do', () => {
    expect(by('/media/films/42/', Buffer.alloc(32, '7'))).toBe(manifest);
  });

  it.each([
    ['another holder', { ...mona, holder: 'karim' }],
    ['nobody', { ...mona, holder: '' }],
    ['another purpose', { ...mona, purpose: 'unsubscribe' as const }],
  ])('for %s', (_, who) => {
    expect(read(manifest, who)).toBe(forged);
  });

  it('parts of a claim cannot be moved into each other', () => {
    const made = sign(ring, { purpose: 'media', holder: 'mona","/media', path: '/films/' }, now);
    expect(checkSignature(ring, { purpose: 'media', holder: 'mona', path: '/media","/films/' }, made, now)).toBe(
      'forged',
    );
  });
});

describe('clocks', () => {
  afterEach(() => void vi.useRealTimers());

  it('An address that was over stays over when the clock of the machine is set back', () => {
    const over = `${signAddress(ring, film, Date.now() - 8 * HOUR)}1.m4s`;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 4 * HOUR });
    expect(read(over, mona, Date.now())).toBe('/media/films/42/1.m4s');
    expect(read(over, mona, steadyNow())).toBe(expired);
  });

  it('An address that was made while a clock was ahead is not valid for longer', () => {
    const ahead = signAddress(ring, film, now + 48 * HOUR);
    expect(read(`${ahead}master.m3u8`)).toBe(forged);
  });

  it('Replicas whose clocks differ by seconds accept each other’s addresses', () => {
    const early = Math.ceil(now / HOUR) * HOUR - 1000;
    expect(read(`${signAddress(ring, film, early + 2000)}1.m4s`, mona, early)).toBe('/media/films/42/1.m4s');
  });
});

describe('keys that follow each other', () => {
  const rotated: KeyRing = [...ring, key('8', now + HOUR)];

  it('The new one signs from its time on; what is out stays valid for as long as it was to be', () => {
    const later = now + HOUR;
    expect(signAddress(rotated, film, now)).toBe(folder);
    expect(signAddress(rotated, film, later)).toMatch(/\/8\.\d+\./);
    expect(read(manifest, mona, later, rotated)).toBe('/media/films/42/master.m3u8');
    expect(read(manifest, mona, Number(end) * 1000, rotated)).toBe(expired);
  });

  it('A key that was rotated out is unknown', () => {
    expect(read(manifest, mona, now, [key('8', now - HOUR)])).toBe(forged);
  });

  it('With a retired key that leaked nobody signs what goes on for longer than what is out', () => {
    const later = now + 24 * HOUR;
    const withOldKey = signAddress(ring, film, later);
    expect([read(`${withOldKey}1.m4s`, mona, later, ring), read(`${withOldKey}1.m4s`, mona, later, rotated)]).toEqual([
      '/media/films/42/1.m4s',
      forged,
    ]);
  });
});
