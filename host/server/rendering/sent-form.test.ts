import { expect, it } from 'vitest';
import { requestOf } from './sent-form.ts';

const url = 'http://site.invalid/account/picture';

async function sent(form: FormData | URLSearchParams) {
  const encoded = new Response(form);
  return { body: await encoded.bytes(), type: encoded.headers.get('content-type') ?? '' };
}

it('A picture reaches the action of its page byte by byte', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
  const form = new FormData();
  form.set('picture', new File([bytes], 'صورتي.png', { type: 'image/png' }));
  const file = (await (await requestOf(url, await sent(form))).formData()).get('picture');
  expect(file instanceof File && [file.name, file.type, await file.bytes()]).toEqual(['صورتي.png', 'image/png', bytes]);
});

it('A form of words is handed on as it came', async () => {
  const request = await requestOf(url, await sent(new URLSearchParams({ email: 'أ@ب.com' })));
  expect([...(await request.formData())]).toEqual([['email', 'أ@ب.com']]);
});

it('A form with files that is not whole is an empty one', async () => {
  const request = await requestOf(url, { body: Buffer.from('--x\r\nbroken'), type: 'multipart/form-data; boundary=x' });
  expect([...(await request.formData())]).toEqual([]);
});
