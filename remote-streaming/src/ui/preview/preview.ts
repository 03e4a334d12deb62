import type { FocusEvent, PointerEvent } from 'react';
import type { AppInstance } from '@sahra/shared/facade';

/** So long somebody looks at a card before it plays, in milliseconds. */
const LOOKED_MS = 600;

/** Stops what plays, or is about to: one at a time. */
let stopLast = () => {};

/** What browsers tell of the line; not all do. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether device, line and person bear pictures that move by themselves. */
function areWelcome(): boolean {
  const line = 'connection' in navigator ? (navigator.connection as Line) : {};
  const isNarrow = line.effectiveType !== undefined && line.effectiveType !== '4g';
  const lessOf = (what: 'motion' | 'data') => matchMedia(`(prefers-reduced-${what}: reduce)`).matches;
  return !line.saveData && !isNarrow && !lessOf('motion') && !lessOf('data');
}

function look(app: Pick<AppInstance, 'api'>, programId: number, card: HTMLElement): void {
  stopLast();
  const looking = new AbortController();
  const { signal } = looking;
  stopLast = () => looking.abort();
  let hasBegun = false;
  const begin = async () => {
    hasBegun = true;
    // Asked first now: cards that only pass under a mouse while a page scrolls cost next to nothing.
    if (!areWelcome()) return;
    const { playPreview } = await import('./play-preview.ts');
    await playPreview(app, programId, card, signal);
  };
  const wait = () => setTimeout(() => void begin().catch(() => {}), LOOKED_MS);
  let timer = wait();
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && looking.abort(), { signal });
  // A focus may bring its card into sight first: until it plays, what moves only makes it wait.
  const move = ({ target }: Event) => {
    if (!(target instanceof Node) || !target.contains(card)) return;
    clearTimeout(timer);
    if (hasBegun) looking.abort();
    else timer = wait();
  };
  window.addEventListener('scroll', move, { signal, capture: true, passive: true });
}

/**
 * For the link of a program's card: while a mouse rests on it, or the keyboard's focus, it plays a clip of the program without sound. What
 * plays is loaded then, and not before. A hook for each card of a page would cost more than all else of it.
 */
export const previewed = (app: Pick<AppInstance, 'api'>, programId: number) => ({
  onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse') look(app, programId, currentTarget);
  },
  onPointerLeave: () => stopLast(),
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) look(app, programId, currentTarget);
  },
  onBlur: () => stopLast(),
});
