import { z } from 'zod';
import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import { paths } from '../support/addresses.ts';
import { readHtml } from '../support/html.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { useFrontEnd } from '../support/use-front-end.ts';

const { site } = useFrontEnd({ environment: { LOG_LEVEL: 'info', PAGE_CACHE_MS: '60000' } });

const say = messagesOf('ar');
const homeTitle = say('remote-streaming', 'home.title');
const lineSchema = z.object({ msg: z.string(), path: z.string().optional(), page: z.string().optional() });

/** What the host server has written of its answers at this path. */
const answeredAt = (path: string) =>
  site()
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter((line) => line.msg === 'answered' && line.path === path);

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site().url + path, { headers });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, ...readHtml(html) };
}

test('Members who all come at once get their page, or a whole one that says that it is crowded: none is empty', async () => {
  await expect.poll(async () => (await read(paths.home.href())).headings).toEqual([homeTitle]);
  const { session } = sessionCookieNames(site().url);
  const pages = await Promise.all(
    Array.from({ length: 120 }, (_, member) =>
      read(paths.home.href(), { cookie: `${session}=${'m'.repeat(40)}${member}` }),
    ),
  );
  for (const { status, headings, headers, html } of pages)
    if (status === 200) expect(headings).toEqual([homeTitle]);
    else {
      expect({ status, headings: headings.length }).toEqual({ status: 503, headings: 1 });
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
      expect(html).toContain('http-equiv="refresh"');
    }
  expect(site().said()).not.toContain('a render worker has ended');
  await expect.poll(async () => (await read(paths.genres.href())).status).toBe(200);
});

test('Parameters that a page does not know cost no page, and are in neither page nor log', async () => {
  const path = paths.faq.href();
  const sources = () => answeredAt(path).map(({ page }) => page);
  // On a busy machine the first may not be whole, and is not kept.
  await expect.poll(async () => ((await read(path)).status, sources().at(-1))).toBe('cached');
  const before = sources().length;
  const pages = await Promise.all(Array.from({ length: 20 }, (_, index) => read(`${path}?utm_source=mail${index}`)));
  expect(pages.map(({ status, html }) => [status, html.includes('utm_source')])).toEqual(pages.map(() => [200, false]));
  await expect.poll(() => sources().slice(before)).toEqual(pages.map(() => 'cached'));
  expect(site().said()).not.toContain('utm_source');
});

test('Visitor who is sent on keeps what others wrote into the address', async () => {
  const answer = await fetch(`${site().url}${paths.shop.href()}?color=red&color=blue&utm_source=mail`, {
    redirect: 'manual',
  });
  const location = new URL(answer.headers.get('location') ?? '', site().url);
  expect([...location.searchParams]).toEqual([
    ['color', 'red,blue'],
    ['utm_source', 'mail'],
  ]);
});
