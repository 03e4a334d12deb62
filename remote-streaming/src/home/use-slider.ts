import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const STAY_MS = 8000;
const STILL = '(prefers-reduced-motion: reduce)';

/** Scrolls to a slide; measured from the first one, so that it is right in both directions of writing. */
function showSlide(track: HTMLElement | null, index: number) {
  const first = track?.firstElementChild;
  const slide = track?.children[index];
  if (!track || !(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
  track.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
}

/** Position of a track of scroll-snap slides, and its moving on by itself while nobody looks closer. */
export function useSlider(count: number) {
  const track = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHeld, setIsHeld] = useState(false);

  // A clock runs outside react.
  useEffect(() => {
    if (!isPlaying || isHeld || count < 2 || window.matchMedia(STILL).matches) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') showSlide(track.current, (index + 1) % count);
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [index, isPlaying, isHeld, count]);

  const goTo = (next: number) => showSlide(track.current, (next + count) % count);
  const onScroll = () => {
    const slides = [...(track.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const passed = Math.abs(track.current?.scrollLeft ?? 0);
    const first = slides[0]?.offsetLeft ?? 0;
    const distances = slides.map((slide) => Math.abs(Math.abs(slide.offsetLeft - first) - passed));
    setIndex(Math.max(0, distances.indexOf(Math.min(...distances))));
  };
  /** Hovering or focusing holds the slide that is being read. */
  const hold = {
    onPointerEnter: (event: PointerEvent) => setIsHeld(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setIsHeld(event.currentTarget.contains(event.relatedTarget)),
  };
  return { track, index, goTo, onScroll, hold, isPlaying, toggle: () => setIsPlaying((was) => !was) };
}
