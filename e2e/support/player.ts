import type { Episode, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { paths } from './addresses.ts';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { ask } from './api.ts';
import { messagesOf } from './messages.ts';

const say = messagesOf('ar');
export const playerWord = (key: string, slots?: Record<string, string | number>) =>
  say('remote-streaming/src/player', key, slots);

/** An episode with another one after it, whose clip has two audio tracks. */
export async function findEpisode(): Promise<Episode> {
  const { items } = await ask<Listed<ProgramCard>>('/programs?kind=series&pageSize=20');
  for (const { firstEpisodeId } of items) {
    const episode = await ask<Episode>(`/episodes/${firstEpisodeId}`);
    if (episode.next && episode.playback.audioLanguages.length > 1) return episode;
  }
  throw new Error('No episode has two audio tracks');
}

/** The player of a page as its viewer knows it: buttons by their names, and the time that has passed. */
export function playerOn(page: Page) {
  const region = page.getByRole('region', { name: playerWord('label', { title: '' }) });
  const video = region.locator('video');
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  return {
    region,
    time,
    state: <K extends 'volume' | 'muted' | 'playbackRate' | 'paused'>(name: K) =>
      video.evaluate((element: HTMLVideoElement, key) => element[key], name),
    picture: () => video.evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => ({ videoWidth, videoHeight })),
    /** Lines of the subtitles that are read now, in a language. */
    lines: (tag: string) => region.locator(`div[lang=${tag}] p`),
    button: (key: string) => region.getByRole('button', { name: playerWord(key), exact: true }),
    /** Opens a menu and chooses one of its radio buttons. */
    async choose(menu: string, legend: string, choice: string) {
      // While a film plays its buttons hide, until the mouse moves.
      for (const x of [10, 30]) await video.hover({ position: { x, y: 30 } });
      const panel = region.getByRole('group', { name: playerWord(menu), exact: true });
      if (!(await panel.isVisible())) await region.getByRole('button', { name: playerWord(menu), exact: true }).click();
      const radio = panel
        .getByRole('group', { name: playerWord(legend), exact: true })
        .getByRole('radio', { name: choice, exact: true });
      // The circle follows the film, which may take a moment.
      await radio.click({ force: true });
      await expect(radio).toBeChecked();
    },
    async play() {
      await region.getByRole('button', { name: playerWord('play'), exact: true }).click();
      await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(0.3);
    },
  };
}

export const episodeHref = ({ program, id }: Episode) => paths.episode.href(program.id, id);
