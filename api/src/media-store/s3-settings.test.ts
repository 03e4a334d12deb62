import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../server/settings.ts';

let folder = '';
let secretFile = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sahra-s3-settings-'));
  secretFile = join(folder, 'secret');
  writeFileSync(secretFile, 'quiet as the river\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const keys = () => ({ S3_ACCESS_KEY_ID: 'sahra', S3_SECRET_KEY_FILE: secretFile });

it('Pictures lie in the data folder unless storage is named', () => {
  expect(readSettings({ ...keys(), MEDIA_URL: '' }).s3).toBeUndefined();
});

it.each([
  ['s3://pictures', { bucket: 'pictures', prefix: '', endpoint: undefined, region: 'us-east-1' }],
  ['s3://my.pictures/sahra/live/', { bucket: 'my.pictures', prefix: 'sahra/live/', endpoint: undefined }],
])('%s is read with its keys', (MEDIA_URL, expected) => {
  expect(readSettings({ ...keys(), MEDIA_URL }).s3).toMatchObject({
    ...expected,
    accessKeyId: 'sahra',
    secretAccessKey: 'quiet as the river',
  });
});

it.each<[Record<string, string>, RegExp]>([
  [{ MEDIA_URL: 'https://pictures.example' }, /MEDIA_URL: must be s3:/],
  [{ MEDIA_URL: 's3://pictures/../other' }, /MEDIA_URL/],
  [{ S3_ENDPOINT: 'storage.example' }, /S3_ENDPOINT: must be an http/],
  [{ S3_ACCESS_KEY_ID: '' }, /S3_ACCESS_KEY_ID: is needed/],
  [{ S3_SECRET_KEY_FILE: '' }, /S3_SECRET_KEY_FILE: is needed/],
  [{ S3_SECRET_KEY_FILE: '/nowhere' }, /S3_SECRET_KEY_FILE: .* cannot be read/],
])('%j stops the start, by its name', (wrong, reason) => {
  expect(() => readSettings({ MEDIA_URL: 's3://pictures', ...keys(), ...wrong })).toThrow(reason);
});
