import path from 'node:path';
import type { Episode, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import type { Page, Request } from 'playwright/test';
import { paths } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { signInByApi, takeSession } from '../support/members.ts';
import { messagesOf } from '../support/messages.ts';
import { episodeHref, findEpisode, playerOn, playerWord } from '../support/player.ts';
import { isEverything } from '../support/selection.ts';
import { expect, test } from '../support/test.ts';

const segments = /\/clip-[^/]+\/\w+\.m4s|\/gated\/.*\.m4s/;
const startOf = (request: Request) => Number(/^bytes=(\d+)/.exec(request.headers()['range'] ?? '')?.[1] ?? 0);
/** Whether it is for what comes after the beginning of a file: at least two pieces of sound and two of the picture, in every quality. */
const isLater = (request: Request) => startOf(request) > 60_000;
const access = (key: string) => messagesOf('ar')('shared/src/parts/access', key);
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

/** Figures, for those who look for them. */
const print = (text: string) => isEverything && console.info(text);

test('A film whose connection is away for ten seconds says so, and goes on by itself where it was', ({ visit }) =>
  visit({ expected: [/ERR_|Failed to fetch/] }, async ({ page, open }) => {
    const outageMs = 10_000;
    let [since, until] = [Infinity, Infinity];
    await page.route(segments, (route) => {
      if (!isLater(route.request())) return route.continue();
      since = Math.min(since, Date.now());
      return Date.now() < until ? route.abort('internetdisconnected') : route.continue();
    });
    await open(episodeHref(await findEpisode()));
    const player = playerOn(page);
    await player.play();
    await expect(alertOf(page).getByText(playerWord('error.offline.title'))).toBeVisible();
    // How far a film is loaded before, and so when it stops, depends on the quality that it began with.
    until = Math.max(since + outageMs, Date.now());
    const stopped = await player.time();
    await expect(alertOf(page)).toBeHidden();
    await expect.poll(player.time, { intervals: [50] }).toBeGreaterThan(stopped + 0.2);
    print(`Plays again ${Date.now() - until} ms after an outage of ${outageMs} ms, at ${stopped.toFixed(1)} s`);
  }));

test('A film without some of its qualities plays in another one, and so does one with a damaged file', ({ visit }) =>
  visit({ expected: [/404|spf|segment loader|SourceBuffer|DEMUXER|PIPELINE|decode/i] }, async ({ page, open }) => {
    const episode = episodeHref(await findEpisode());
    await page.route(/\/(720p|480p)\.(m3u8|m4s)/, (route) => route.fulfill({ status: 404, body: '{}' }));
    await open(episode);
    const player = playerOn(page);
    await player.play();
    expect(await player.picture()).toEqual({ videoWidth: 426, videoHeight: 240 });
    await page.unrouteAll();

    let damaged = '';
    await page.route(/\/\d+p\.m4s/, async (route) => {
      const name = /\d+p/.exec(route.request().url())?.[0] ?? '';
      if (!isLater(route.request()) || (damaged && damaged !== name)) return route.continue();
      damaged = name;
      const answer = await route.fetch();
      // The boxes of the file have their sizes, and nothing in them makes sense.
      const body = await answer.body();
      return route.fulfill({
        response: answer,
        body: Buffer.concat([body.subarray(0, 16), body.subarray(16).fill(255)]),
      });
    });
    const started = Date.now();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await player.play();
    await expect.poll(() => damaged).not.toBe('');
    await expect.poll(async () => `${(await player.picture()).videoHeight}p`).not.toBe(damaged);
    const reached = await player.time();
    await expect.poll(player.time).toBeGreaterThan(reached + 8);
    print(
      `8 s of a film with a damaged ${damaged} in another quality are played ${Date.now() - started} ms after its page was opened`,
    );
  }));

test('A film whose address is over goes on with another one; who may no longer watch reads what it takes', ({
  visit,
}) =>
  visit({ expected: [/status 4(03|10)|40[13]|410/] }, async ({ page, open }) => {
    await takeSession(page, await signInByApi({ email: 'karim', password: 'karim keeps the lights on' }));
    const { items } = await ask<Listed<ProgramCard>>('/programs?kind=movie&access=subscriber&pageSize=1');
    const episode = await ask<Episode>(`/episodes/${items[0]?.firstEpisodeId}`);
    // Which quality plays depends on the line, and how far it is loaded: what is asked for late is refused, whatever it is.
    const refused = new Set<string>();
    let endRight = () => {};
    const isOver = new Promise<void>((resolve) => (endRight = resolve));
    let renewals = 0;
    await page.route(segments, async (route) => {
      const request = route.request();
      if (!isLater(request)) return route.continue();
      const piece = `${path.basename(request.url())} ${startOf(request)}`;
      if (renewals === 0) {
        refused.add(piece);
        return route.fulfill({ status: 410, json: { code: 'address_expired', message: '' } });
      }
      if (refused.delete(piece)) return route.continue();
      await isOver;
      return route.fulfill({ status: 403, json: { code: 'address_forged', message: '' } });
    });
    await page.route(/\/api\/account\/playback\//, (route) =>
      renewals++ === 0
        ? route.continue()
        : route.fulfill({ status: 403, json: { code: 'needs_subscription', message: '' } }),
    );
    await open(paths.episode.href(episode.program.id, episode.id));
    const player = playerOn(page);
    const isLaterAnswered = page.waitForResponse(
      (answer) => segments.test(answer.url()) && isLater(answer.request()) && answer.status() === 206,
    );
    await player.play();
    await isLaterAnswered;
    endRight();
    await expect(page.getByRole('region', { name: access('noSubscription.title') })).toBeVisible();
    await expect(player.region).toBeHidden();
  }));

test('A film that gets nothing where its viewer jumped to is started afresh there', ({ visit }) =>
  visit({}, async ({ page, open }) => {
    await page.clock.install();
    let isStuck = true;
    await page.route(segments, (route) => (isStuck && isLater(route.request()) ? undefined : route.continue()));
    await open(episodeHref(await findEpisode()));
    const player = playerOn(page);
    await player.play();
    const jumped = (await player.duration()) - 5;
    await player.region.locator('video').evaluate((video: HTMLVideoElement, to) => (video.currentTime = to), jumped);
    await expect(player.region.getByRole('status', { name: playerWord('loading') })).toBeVisible();
    isStuck = false;
    // It is woken up first, in vain: what it asked for never comes.
    await page.clock.fastForward(8000);
    await page.clock.fastForward(8000);
    await expect.poll(player.time).toBeGreaterThan(jumped + 0.5);
  }));
