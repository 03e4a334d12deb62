import type { LanguageCode } from '@sahra/shared/i18n/languages';
import type { Episode, ProgramCard } from '@sahra/shared/schemas/catalog';
import type { Page as Listed } from '@sahra/shared/schemas/common';
import { paths } from './addresses.ts';
import type { Page } from 'playwright/test';
import { expect } from './expect.ts';
import { ask } from './api.ts';
import { messagesOf } from './messages.ts';

const say = messagesOf('ar');
export const playerWord = (key: string, slots?: Record<string, string | number>) =>
  say('remote-streaming/src/player', key, slots);
export const streamingWord = (key: string, slots?: Record<string, string | number>) =>
  say('remote-streaming', key, slots);

/** An episode that everyone may watch, with another one after it, whose clip has two audio tracks. */
export async function findEpisode(language: LanguageCode = 'ar'): Promise<Episode> {
  const { items } = await ask<Listed<ProgramCard>>('/programs?kind=series&pageSize=20');
  for (const { firstEpisodeId } of items) {
    const episode = await ask<Episode>(`/episodes/${firstEpisodeId}`, language);
    const isFree = episode.access === 'free' && episode.next?.access === 'free';
    if (isFree && episode.playback.audioLanguages.length > 1) return episode;
  }
  throw new Error('No episode has two audio tracks');
}

/** The player of a page as its viewer knows it: buttons by their names, and the time that has passed. */
export function playerOn(page: Page, language: LanguageCode = 'ar') {
  const say = messagesOf(language);
  const word = (key: string, slots?: Record<string, string | number>) => say('remote-streaming/src/player', key, slots);
  const region = page.getByRole('region', { name: word('label', { title: '' }) });
  const video = region.locator('video');
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  /** Opens a menu and chooses one of its radio buttons. */
  const choose = async (menu: string, legend: string, choice: string | RegExp) => {
    // While a film plays its buttons hide, until the mouse moves.
    for (const x of [10, 30]) await video.hover({ position: { x, y: 30 } });
    const panel = region.getByRole('group', { name: word(menu), exact: true });
    if (!(await panel.isVisible())) await region.getByRole('button', { name: word(menu), exact: true }).click();
    const radio = panel
      .getByRole('group', { name: word(legend), exact: true })
      .getByRole('radio', { name: choice, exact: true });
    // The circle is drawn by its label, and follows the film, which may take a moment.
    await radio.locator('xpath=ancestor::label').click();
    await expect(radio).toBeChecked();
  };
  const play = async () => {
    await region.getByRole('button', { name: word('play'), exact: true }).click();
    await expect.poll(time).toBeGreaterThan(0.3);
  };
  return {
    region,
    time,
    duration: () => video.evaluate((element: HTMLVideoElement) => element.duration),
    state: <K extends 'volume' | 'muted' | 'playbackRate' | 'paused'>(name: K) =>
      video.evaluate((element: HTMLVideoElement, key) => element[key], name),
    picture: () => video.evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => ({ videoWidth, videoHeight })),
    /** Lines of the subtitles that are read now, in a language. */
    lines: (tag: string) => region.locator(`p[lang=${tag}]`),
    button: (key: string) => region.getByRole('button', { name: word(key), exact: true }),
    choose,
    play,
    /** So that there is time to look before the film is over. */
    async playSlowly() {
      await choose('settings', 'rate', '0.5×');
      await play();
    },
  };
}

export const episodeHref = ({ program, id }: Episode) => paths.episode.href(program.id, id);
