import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMediaSession } from './use-media-session.ts';

let handlers: Map<string, MediaSessionActionHandler | null>;
const session = {
  metadata: null as { title: string } | null,
  setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => void handlers.set(action, handler),
};

beforeEach(() => {
  handlers = new Map();
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
});

it('Keys of headphones jump and go to the next episode; where there is none they have no such key', () => {
  const done: string[] = [];
  const { unmount } = renderHook(() =>
    useMediaSession({
      title: 'Shubra',
      posterUrl: '/poster.webp',
      seekBy: (seconds) => done.push(`by ${seconds}`),
      seekTo: (seconds) => done.push(`to ${seconds}`),
      openNext: () => done.push('next'),
      openPrevious: null,
    }),
  );
  expect(session.metadata?.title).toBe('Shubra');
  const press = (action: MediaSessionAction, more = {}) => handlers.get(action)?.({ action, ...more });
  press('seekbackward');
  press('seekforward', { seekOffset: 30 });
  press('seekto', { seekTime: 61 });
  press('nexttrack');
  expect(done).toEqual(['by -10', 'by 30', 'to 61', 'next']);
  expect(handlers.has('previoustrack')).toBe(false);
  unmount();
  expect([session.metadata, [...handlers.values()].every((handler) => handler === null)]).toEqual([null, true]);
});
