import { paths } from '../support/addresses.ts';
import type { Page } from 'playwright/test';
import { information } from '../support/information-pages.ts';
import { messagesOf } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const say = messagesOf('ar');

interface Leftovers {
  listeners: Record<string, number>;
  timers: number;
}
declare global {
  interface Window {
    leftovers?: () => Leftovers;
  }
}

/** Counts what is left behind: listeners of window and document, and timers that repeat. Runs in the page before all else. */
function countLeftovers() {
  const listeners = new Map<string, number>();
  const count = (target: EventTarget, type: string, step: number) => {
    const name = target === window ? 'window' : target === document ? 'document' : '';
    if (name) listeners.set(`${name} ${type}`, (listeners.get(`${name} ${type}`) ?? 0) + step);
  };
  const seen = new Map<unknown, Set<string>>();
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const keyOf = (type: string, options: unknown) =>
    `${type} ${typeof options === 'object' && options !== null && 'capture' in options ? Boolean(options.capture) : options === true}`;
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    const known = seen.get(listener) ?? new Set();
    const isOnce = typeof options === 'object' && (options.once || options.signal);
    const key = `${this === window ? 'w' : this === document ? 'd' : ''} ${keyOf(type, options)}`;
    if (listener && !isOnce && !known.has(key)) count(this, type, 1);
    seen.set(listener, known.add(key));
    add.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
    const key = `${this === window ? 'w' : this === document ? 'd' : ''} ${keyOf(type, options)}`;
    if (seen.get(listener)?.delete(key)) count(this, type, -1);
    remove.call(this, type, listener, options);
  };
  const timers = new Set<unknown>();
  const { setInterval: start, clearInterval: stop } = window;
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof setInterval>) => {
      const timer = start(...args);
      timers.add(timer);
      return timer;
    },
    clearInterval: (timer: number | undefined) => {
      timers.delete(timer);
      stop(timer);
    },
    leftovers: () => ({
      listeners: Object.fromEntries([...listeners].filter(([, number]) => number !== 0).sort()),
      timers: timers.size,
    }),
  });
}

/** How host and page look and what they hold; style sheets that were loaded stay, and must not matter. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (element: Element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]));
    };
    const elements = [
      'html',
      'body',
      'header',
      'header a',
      'header button',
      'main',
      'main h1',
      'main h2',
      'main a',
      'footer',
      'footer a',
      'footer h2',
    ];
    const head = [...document.head.children].filter(
      (child) => !child.matches('link[rel=stylesheet], link[rel=modulepreload], link[rel=preload], script'),
    );
    return {
      styles: Object.fromEntries(
        elements.flatMap((selector) =>
          [...document.querySelectorAll(selector)]
            .slice(0, 3)
            .map((element, index) => [`${selector} ${index}`, styleOf(element)]),
        ),
      ),
      head: head.map((child) => child.outerHTML),
      ...window.leftovers?.(),
    };
  });

const areas = {
  streaming: { link: 'menu.home', heading: 'home.title' },
  shop: { link: 'menu.shop', heading: 'store.title' },
  blog: { link: 'menu.blog', heading: 'posts.title' },
  account: { link: 'menu.plans', heading: 'plans.title' },
} as const;
type Area = keyof typeof areas;

/** Waits until a page is there and nothing of it is on its way to another look, under the pointer or with the focus. */
async function rest(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await page.mouse.move(640, 700);
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

// What a release leaves behind itself is looked for when it is published (deploy/release/watch-shell.ts). Here is what host and
// remotes leave behind together, and every property of how the host's page looks.
test('A page of the host is as it was after each of the areas was come to by its link and left', ({ visit }) =>
  visit({ reducedMotion: 'reduce' }, async ({ page, open }) => {
    await page.addInitScript(countLeftovers);
    const comeAndGo = async (area: Area) => {
      const { link, heading } = areas[area];
      await page
        .getByRole('banner')
        .getByRole('link', { name: say(`remote-${area}`, link), exact: true })
        .click();
      await rest(page, say(`remote-${area}`, heading));
      await page.goBack();
      await rest(page, say(information, 'aboutUs.title'));
    };
    await open(paths.aboutUs.href());
    // So that what the host sets up once is there.
    await comeAndGo('streaming');
    // axios listens to it, which comes last of all that is fetched ahead.
    await expect.poll(async () => (await stateOf(page)).listeners?.['window message']).toBe(1);
    const before = await stateOf(page);
    for (const area of Object.keys(areas) as Area[]) {
      await comeAndGo(area);
      await expect.poll(() => stateOf(page), `after ${area}`).toEqual(before);
    }
  }));
