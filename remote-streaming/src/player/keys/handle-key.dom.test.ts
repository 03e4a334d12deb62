import { beforeEach, describe, expect, it } from 'vitest';
import { shortcutOf } from './handle-key.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <div id="player"><button>Play</button><input type="range"></div>
      <textarea></textarea><input type="search"><button>Like</button><a href="/">Home</a>
      <div role="tablist"><button role="tab">Reviews</button></div><dialog open><button>Close</button></dialog>
    </main>`;
});

/** What a key does that is pressed where an element has the focus. */
function press(selector: string, key: string) {
  const target = document.querySelector(selector);
  let found: unknown;
  const take = (event: KeyboardEvent) => (found = shortcutOf(event, document.querySelector('#player'))?.do);
  window.addEventListener('keydown', take, { once: true });
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return found;
}

describe('A key pressed', () => {
  it.each([
    ['body', 'k', 'togglePlay'],
    ['body', ' ', 'togglePlay'],
    ['body', 'ArrowRight', 'seekBy'],
    ['body', 'ArrowDown', undefined],
    ['body', 'End', undefined],
    ['#player', 'ArrowDown', 'changeVolumeBy'],
    ['#player', 'End', 'seekToShare'],
    ['#player button', ' ', undefined],
    ['#player button', 'k', 'togglePlay'],
    ['#player input', 'ArrowRight', 'seekBy'],
    ['main > button', ' ', undefined],
    ['main > button', 'f', 'toggleFullscreen'],
    ['a', ' ', undefined],
    ['[role=tab]', 'ArrowRight', undefined],
    ['[role=tab]', 'm', 'toggleMuted'],
    ['textarea', 'k', undefined],
    ['[type=search]', '5', undefined],
    ['dialog button', 'k', undefined],
  ])('in %s, %j, asks the player for %s', (selector, key, wanted) => {
    expect(press(selector, key)).toBe(wanted);
  });

  it('is left to what has taken it', () => {
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    expect(press('body', 'k')).toBeUndefined();
  });
});
