import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useDirection } from '@sahra/shared/facade';
import { isTaken } from './page-keys.ts';

const STAY_MS = 8000;
const STILL = '(prefers-reduced-motion: reduce)';

/** Scrolls to a slide; measured from the first one, so that it is right in both directions of writing. */
function showSlide(track: HTMLElement | null, index: number) {
  const first = track?.firstElementChild;
  const slide = track?.children[index];
  if (!track || !(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
  track.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
}

/** Position of a track of scroll-snap slides, and its moving on by itself while nobody looks closer. `chosen` is the slide that somebody turned to themselves. */
export function useSlider(count: number, isMoving = true) {
  const track = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHeld, setIsHeld] = useState(false);
  const [chosen, setChosen] = useState<number>();
  /** Where a turn leads that is not over: from there the next step counts. */
  const goal = useRef<number>(undefined);
  const dir = useDirection();

  // A clock runs outside react.
  useEffect(() => {
    if (!isMoving || !isPlaying || isHeld || count < 2) return;
    const still = window.matchMedia(STILL);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !still.matches) showSlide(track.current, (index + 1) % count);
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [index, isMoving, isPlaying, isHeld, count]);

  const goTo = (next: number) => {
    const wanted = (next + count) % count;
    setChosen(wanted);
    goal.current = wanted === index ? undefined : wanted;
    showSlide(track.current, wanted);
  };
  const turn = (step: number) => goTo((goal.current ?? index) + step);
  /** Left and right turn the slides; the focus goes along with the slide that it is in. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!step || isShortcut || count < 2 || isTaken(event.nativeEvent)) return;
    event.preventDefault();
    const next = (index + (dir === 'rtl' ? -step : step) + count) % count;
    goTo(next);
    if (track.current?.contains(document.activeElement))
      track.current.children[next]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const onScroll = () => {
    const slides = [...(track.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const passed = Math.abs(track.current?.scrollLeft ?? 0);
    const first = slides[0]?.offsetLeft ?? 0;
    const distances = slides.map((slide) => Math.abs(Math.abs(slide.offsetLeft - first) - passed));
    const nearest = Math.max(0, distances.indexOf(Math.min(...distances)));
    if (nearest === goal.current) goal.current = undefined;
    setIndex(nearest);
  };
  /** Somebody turns it by hand. */
  const take = () => (goal.current = undefined);
  const listeners = {
    onKeyDown,
    // Hovering or focusing holds the slide that is being read.
    onPointerEnter: (event: PointerEvent) => setIsHeld(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setIsHeld(event.currentTarget.contains(event.relatedTarget)),
  };
  return {
    track,
    index,
    chosen,
    goTo,
    turn,
    onScroll,
    take,
    listeners,
    isPlaying,
    toggle: () => setIsPlaying((was) => !was),
  };
}
