import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PartyAnswer, PartyRequest } from '@sahra/shared/facade';
import type { Answers } from '@sahra/shared/testing/fake-api';
import { renderPage } from '@sahra/shared/testing/render-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import app from '../app.ts';
import { episode, seriesCard } from '../ui/program-samples.ts';

/** The other end of a line. */
class FarEnd {
  static readonly OPEN = 1;
  static last: FarEnd;
  readonly readyState = 1;
  readonly url: string;
  readonly heard: PartyRequest[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(url: string) {
    this.url = url;
    FarEnd.last = this;
    setTimeout(() => act(() => this.onopen?.()));
  }
  send(text: string) {
    this.heard.push(JSON.parse(text) as PartyRequest);
  }
  close() {}
  say = (answer: PartyAnswer) => act(() => this.onmessage?.({ data: JSON.stringify(answer) }));
  end = (code: number) => act(() => this.onclose?.({ code }));
}
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', FarEnd);
});
/** The player has its own troubles: it has no network here. */
const panel = () => within(screen.getByRole('region', { name: 'Watch party' }));
afterEach(() => void vi.unstubAllGlobals());

const id = 'AAAAAAAAAAAAAAAAAAAAAA';
const answers = { '/episodes/802': episode(seriesCard(8)), 'POST /parties': { id } };
const mona = { id: 1, name: 'منى' };
const state = {
  type: 'state',
  ...{ episodeId: 802, programId: 8, isPlaying: false, position: 0, at: 0, rate: 1, revision: 1, hostId: 1 },
} as const;
const open = (query: string, given: Answers = answers) => renderPage(app, `/programs/8/episodes/802${query}`, given);

async function join() {
  const user = userEvent.setup();
  const page = await open(`?party=${id}`);
  await user.type(await screen.findByRole('textbox', { name: /Your name/ }), 'Karim');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await vi.waitFor(() => expect(FarEnd.last.heard).toHaveLength(1));
  return { user, line: FarEnd.last, ...page };
}

it('Visitor is asked for their name before others see them, and then sees who is there', async () => {
  const { line } = await join();
  expect(line.url).toMatch(`/api/parties/${id}/live`);
  expect(line.heard).toEqual([{ type: 'join', name: 'Karim', language: 'en', after: 0 }]);
  line.say({ type: 'joined', personId: 2, key: id });
  line.say({ ...state, people: [mona, { id: 2, name: 'Karim' }] });
  expect(screen.getByText('2 people here')).toBeTruthy();
  expect(screen.getByText('منى').closest('li')?.textContent).toContain('Steers the film');
  expect(screen.queryByRole('button', { name: 'End for everyone' })).toBeNull();
});

it('People write in their own directions, and come and go before the eyes of all', async () => {
  const { line, user } = await join();
  line.say({ type: 'joined', personId: 2, key: id });
  line.say({ ...state, people: [mona, { id: 2, name: 'Karim' }] });
  const message = { id: 5, personId: 1, name: 'منى', language: 'ar', text: 'مساء الخير', sentAt: '' } as const;
  line.say({ type: 'messages', messages: [message] });
  const log = screen.getByRole('log', { name: 'Chat' });
  const text = within(log).getByText('مساء الخير');
  expect([text.dir, text.lang]).toEqual(['auto', 'ar']);
  await user.type(screen.getByRole('textbox', { name: /Message/ }), 'Hello{Enter}');
  expect(line.heard.findLast(({ type }) => type !== 'ping')).toEqual({ type: 'chat', text: 'Hello' });
  line.say({ type: 'refused', what: 'chat', code: 'held_words' });
  expect(screen.getByText(/Not sent: the message has words/)).toBeTruthy();
  line.say({ ...state, hostId: 2, people: [{ id: 2, name: 'Karim' }] });
  expect(log.textContent).toContain('left');
  expect(log.textContent).toContain('You steer the film now');
  expect(screen.getByRole('button', { name: 'End for everyone' })).toBeTruthy();
});

it.each([
  [4404, /There’s no such watch party/, 'Start a new one'],
  [4410, /The watch party is over/, 'Start a new one'],
  [4409, /is full: 20 people/, 'Try again'],
  [4408, /in another tab/, 'Continue here'],
])('A line that ends with %i says why, and what to do', async (code, text, way) => {
  const { line } = await join();
  line.end(code);
  expect(screen.getByText(text)).toBeTruthy();
  expect(panel().getByRole('button', { name: way })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to the film' })).toBeTruthy();
});

it('Where there is no line to be had it is said, with another try', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { line, user } = await join();
    line.end(1006);
    for (let count = 0; count < 3; count++) {
      const before = FarEnd.last;
      await act(() => vi.advanceTimersByTimeAsync(3000));
      expect(FarEnd.last).not.toBe(before);
      FarEnd.last.end(1006);
    }
    expect(screen.getByText(/may block it/)).toBeTruthy();
    const before = FarEnd.last;
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    expect(FarEnd.last).not.toBe(before);
  } finally {
    vi.useRealTimers();
  }
});

it('Visitor starts a party from the page of an episode', async () => {
  const user = userEvent.setup();
  const { router } = await open('');
  await user.click(screen.getByRole('link', { name: 'Watch together' }));
  await user.type(await screen.findByRole('textbox', { name: /Your name/ }), 'Mona');
  await user.click(screen.getByRole('button', { name: 'Start watch party' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe(`?party=${id}`));
  await vi.waitFor(() => expect(FarEnd.last.heard).toMatchObject([{ type: 'join', name: 'Mona' }]));
});

it('The link of a party that has just begun leads to it, while the page is still at its first address', async () => {
  const user = userEvent.setup();
  let asked = 0;
  const page = (): unknown => (asked++ === 0 ? answers['/episodes/802'] : new Promise(() => undefined));
  const { router } = await open('?party=new', { ...answers, '/episodes/802': page });
  await user.type(await screen.findByRole('textbox', { name: /Your name/ }), 'Mona');
  await user.click(screen.getByRole('button', { name: 'Start watch party' }));
  await vi.waitFor(() => expect(FarEnd.last.heard).toMatchObject([{ type: 'join', name: 'Mona' }]));
  await act(() => {
    FarEnd.last.say({ type: 'joined', personId: 1, key: id });
    FarEnd.last.say({ ...state, people: [mona] });
    return Promise.resolve();
  });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(`?party=${id}`);
  expect(router.state.location.search).toBe('?party=new');
});

it.each(['?party=', '?party=../../x', '?party=%3Cscript%3E'])(
  '%s is no party: the page stands without',
  async (query) => {
    await open(query);
    expect(screen.queryByRole('complementary', { name: 'Watch together' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Watch together' })).toBeTruthy();
  },
);
