import type { Page } from 'playwright/test';
import { createGateway } from '../../deploy/gateway/gateway.ts';
import { onlyUpstream } from '../../deploy/gateway/upstreams.ts';
import { findFreePort } from '../../deploy/supervision/free-port.ts';
import { paths } from '../support/addresses.ts';
import { startApi } from '../support/api-service.ts';
import { site } from '../support/current-site.ts';
import { messagesOf } from '../support/messages.ts';
import { findEpisode } from '../support/player.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

const party = 'remote-streaming/src/party';

/** A gateway before two replicas of the api, of which one is the test's own; browsers get the one that is `chosen`. */
async function startReplicas() {
  const { api: theirs, dataDir, host } = site();
  const own = await startApi(theirs.environment);
  let chosen = own.url;
  const next = ({ tried = [] }: { tried?: readonly string[] } = {}) =>
    [chosen, theirs.url, own.url].find((url) => !tried.includes(url)) ?? theirs.url;
  const api = { count: 2, next, failed: () => undefined, close: () => undefined };
  const gateway = await createGateway({ dataDir, api, host: onlyUpstream(`http://127.0.0.1:${host.port}`) });
  const port = await findFreePort();
  await gateway.listen({ host: '127.0.0.1', port });
  return {
    url: `http://localhost:${port}`,
    own,
    /** From now on browsers get the other one. */
    chooseOther: () => (chosen = theirs.url),
    close: () => gateway.close(),
  };
}

/** Where a film is, in seconds, and when that was so. */
const read = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    place: video.currentTime,
    isPlaying: !video.paused && video.readyState > 2 && !video.seeking,
    at: Date.now(),
  }));

/** Seconds by which a film is off the host's; infinite where one plays and the other does not. */
async function offBy(page: Page, host: Page): Promise<number> {
  const [film, theirs] = await Promise.all([read(page), read(host)]);
  if (film.isPlaying !== theirs.isPlaying) return Infinity;
  return Math.abs(film.place - theirs.place - (film.isPlaying ? (film.at - theirs.at) / 1000 : 0));
}

test('Three watch together on two replicas, one of which is killed', async ({ visit }) => {
  const replicas = await startReplicas();
  const { id, program } = await findEpisode();
  const path = paths.episode.href(program.id, id);
  const [ar, de, fr] = [messagesOf('ar'), messagesOf('de'), messagesOf('fr')];
  const phone = { viewport: { width: 360, height: 740 } };
  // A line that breaks is written down by the browser.
  const visitor = { site: replicas.url, expected: [/WebSocket/] };
  try {
    await visit({ ...visitor, language: 'ar' }, async ({ page: mona, open }) => {
      await open(path);
      await mona.getByRole('link', { name: ar('remote-streaming', 'episode.together') }).click();
      await mona
        .getByRole('region', { name: ar(party, 'title') })
        .getByRole('textbox')
        .fill('منى');
      await mona.getByRole('button', { name: ar(party, 'start.button') }).click();
      await expect(mona.getByRole('log')).toBeVisible();
      await mona.waitForURL(/party=(?!new)/);
      const link = new URL(mona.url()).pathname + new URL(mona.url()).search;
      replicas.chooseOther();
      await visit({ ...visitor, language: 'de' }, ({ page: karim, open: openLink }) =>
        visit({ ...visitor, ...phone, language: 'fr' }, async ({ page: lena, open: openOnPhone }) => {
          const joins = async (page: Page, say: typeof de, name: string) => {
            await page
              .getByRole('region', { name: say(party, 'title') })
              .getByRole('textbox')
              .fill(name);
            await page.getByRole('button', { name: say(party, 'join.button') }).click();
            await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
          };
          await openLink(link);
          await joins(karim, de, 'Karim');
          await openOnPhone(link);
          await joins(lena, fr, 'Lena');
          /** All are with the host, within half a second. */
          const together = async (after: string) => {
            for (const [name, page] of Object.entries({ karim, lena })) {
              let off = Infinity;
              await expect.poll(async () => (off = await offBy(page, mona)), { intervals: [100] }).toBeLessThan(0.5);
              if (isEverything) console.info(`after ${after}: ${name} is off by ${off.toFixed(2)} s`);
            }
          };
          const film = mona.locator('video');
          await film.evaluate((video: HTMLVideoElement) => video.play());
          await expect.poll(async () => (await read(mona)).isPlaying).toBe(true);
          await together('play');
          // Back to where much is left: at the end the next episode would begin.
          await film.evaluate((video: HTMLVideoElement) => void (video.currentTime = 1));
          await expect.poll(async () => (await read(mona)).isPlaying).toBe(true);
          await together('seek');

          replicas.own.kill();
          const text = 'مساء الخير، هل وصل الصوت؟';
          const room = mona.getByRole('region', { name: ar(party, 'title') });
          const field = room.getByRole('textbox', { name: ar(party, 'write.label') });
          await field.fill(text);
          await expect
            .poll(async () => {
              if (await field.inputValue()) await room.getByRole('button', { name: ar(party, 'write.send') }).click();
              return field.inputValue();
            })
            .toBe('');
          for (const page of [mona, karim, lena]) await expect(page.getByRole('log').getByText(text)).toBeVisible();
          expect(await karim.getByText(text).evaluate((line) => getComputedStyle(line).direction)).toBe('rtl');
          await film.evaluate((video: HTMLVideoElement) => video.pause());
          await together('the end of a replica, and pause');

          await mona.getByRole('button', { name: ar(party, 'leave') }).click();
          await expect(karim.getByRole('log').getByText(de(party, 'log.hostYou'))).toBeVisible();
        }),
      );
    });
  } finally {
    await replicas.close();
    await replicas.own.stop();
  }
});
