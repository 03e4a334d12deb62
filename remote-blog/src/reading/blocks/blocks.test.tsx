import { fireEvent, screen, within } from '@testing-library/react';
import type { ShownBlock, TextSpan } from '@sahra/shared/facade';
import { renderPage } from '@sahra/shared/testing/render-page';
import { expect, it, vi } from 'vitest';
import app from '../../app.ts';
import { answersWith, postDetail, shownPicture } from '../post-detail-samples.ts';

const show = (...blocks: ShownBlock[]) =>
  renderPage(app, '/blogs-detail/post-1', answersWith(postDetail(1, 'standard', { blocks })));
const text = (...spans: TextSpan[]): ShownBlock => ({ kind: 'paragraph', text: spans });

it('What stands out in a text is marked up as what it is', async () => {
  await show(
    text(
      { text: 'loud', marks: ['strong', 'emphasis'] },
      { text: 'gone', marks: ['strikethrough'] },
      { text: 'npm start', marks: ['code'] },
    ),
  );
  expect(screen.getByText('loud').closest('strong, em')?.parentElement?.closest('strong, em')).toBeTruthy();
  expect(screen.getByText('gone').tagName).toBe('S');
  expect(screen.getByText('npm start').dir).toBe('ltr');
});

it.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['mailto:post@sahra.test', 'mailto:post@sahra.test'],
  ['/shop', '/shop'],
  ['/nowhere', undefined],
  ['//example.org', undefined],
  [String.raw`/\example.org`, undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('A link to %s leads to %s', async (href, target) => {
  await show(text({ text: 'there', href }));
  expect(screen.getByText('there').closest('a')?.getAttribute('href')).toBe(target);
});

it('Lists, quotations, pull quotes, pictures and dividers are what they look like', async () => {
  const { container } = await show(
    { kind: 'list', isOrdered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
    { kind: 'quote', text: [{ text: 'Light is a rumor' }], by: 'Hosny Fahmy' },
    { kind: 'pull-quote', text: 'A rumor' },
    { kind: 'picture', picture: shownPicture('lamp', 'A lamp of 1924') },
    { kind: 'divider' },
  );
  expect(screen.getByText('second').closest('ol')?.children).toHaveLength(2);
  expect(screen.getByText('Light is a rumor').tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText('Hosny Fahmy').closest('figcaption')).toBeTruthy();
  expect(screen.getByText('A rumor').tagName).toBe('ASIDE');
  const figure = screen.getByRole('img', { name: 'What lamp shows' }).closest('figure');
  expect(figure?.querySelector('figcaption')?.textContent).toBe('A lamp of 1924');
  expect(container.querySelector('hr')).toBeTruthy();
});

it('A table has heads of its columns, a name, and a box of its own', async () => {
  const cell = (content: string) => [{ text: content }];
  await show({
    kind: 'table',
    caption: 'Halls of the city',
    head: [cell('Hall'), cell('Seats')],
    rows: [[cell('Rivoli'), cell('1200')]],
  });
  const table = screen.getByRole('table', { name: 'Halls of the city' });
  expect(within(table).getByRole('columnheader', { name: 'Seats' })).toBeTruthy();
  expect(within(table).getByRole('cell', { name: '1200' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Halls of the city' }).contains(table)).toBe(true);
});

it('Code runs from left to right in every language', async () => {
  await show({ kind: 'code', language: 'sh', text: 'npm start' });
  expect(screen.getByText('npm start').closest('pre')?.dir).toBe('ltr');
});

it('Listener jumps to a chapter of a recording; its link opens the file there where no scripts run', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const chapters = [
    { seconds: 0, title: 'Before the war' },
    { seconds: 95, title: 'The new hall' },
  ];
  const { container } = await show({
    kind: 'audio',
    file: 'reel.mp3',
    title: 'The last reel',
    seconds: 3725,
    chapters,
  });
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('no recording');
  expect(audio.getAttribute('src')).toBe('/media/blog/reel.mp3');
  expect(screen.getByText('1:02:05')).toBeTruthy();
  const chapter = screen.getByRole('link', { name: '1:35 The new hall' });
  expect(chapter.getAttribute('href')).toBe('/media/blog/reel.mp3#t=95');
  fireEvent.click(chapter);
  expect(audio.currentTime).toBe(95);
  expect(play).toHaveBeenCalledOnce();
  fireEvent.timeUpdate(audio);
  expect(chapter.getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: '0:00 Before the war' }).getAttribute('aria-current')).toBeNull();
});

it('Listener is told that a recording cannot be played, and a chapter asks for it again', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('gone'));
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  const chapters = [{ seconds: 0, title: 'Before the war' }];
  const { container } = await show({ kind: 'audio', file: 'reel.mp3', title: 'The last reel', seconds: 95, chapters });
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('no recording');
  expect(screen.getByRole('alert').textContent).toBe('');
  Object.defineProperty(audio, 'error', { value: { code: 4 } });
  fireEvent.error(audio);
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be played/);
  fireEvent.click(screen.getByRole('link', { name: '0:00 Before the war' }));
  expect(load).toHaveBeenCalledOnce();
  fireEvent.loadedMetadata(audio);
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('A video that is not there any more is its title', async () => {
  await show({ kind: 'video', episodeId: 9, title: 'The lost film' });
  expect(screen.getByText('The lost film').tagName).toBe('P');
});

it('A card leads to what it names', async () => {
  await show({ kind: 'link', href: 'https://example.org/reel', title: 'The reel', text: 'All of it' });
  expect(screen.getByRole('link', { name: 'The reel' }).getAttribute('href')).toBe('https://example.org/reel');
  expect(screen.getByText('All of it')).toBeTruthy();
});

it('A block of a newer api is left out', async () => {
  await show({ kind: 'hologram' } as unknown as ShownBlock, text({ text: 'after it' }));
  expect(screen.getByText('after it')).toBeTruthy();
});
