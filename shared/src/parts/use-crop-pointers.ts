import { useRef, type PointerEvent } from 'react';
import { areaOf, movedBy, withinPicture, zoomedTo, type Crop } from './crop-geometry.ts';

interface Point {
  x: number;
  y: number;
}

/** Pixels that a finger may move and still only have tapped. */
const TAP = 4;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Moves a picture in its frame with one pointer and zooms it with two. A tap brings what is there to the middle: nobody has to
 * drag (WCAG 2.5.7).
 */
export function useCropPointers(ratio: number, change: (next: (crop: Crop) => Crop) => void) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>(undefined);

  function move({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    const [other] = [...pointers.current].filter(([id]) => id !== pointerId).map(([, point]) => point);
    const { clientWidth, clientHeight } = currentTarget;
    const share = other ? 2 : 1;
    const zoom = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
    pointers.current.set(pointerId, now);
    change((crop) =>
      movedBy(
        zoomedTo(crop, ratio, crop.zoom * zoom),
        ratio,
        (now.x - before.x) / clientWidth / share,
        (now.y - before.y) / clientHeight / share,
      ),
    );
  }

  function centre({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const frame = currentTarget.getBoundingClientRect();
    change((crop) => {
      const { left, top, width, height } = areaOf(crop, ratio);
      const x = left + ((clientX - frame.left) / frame.width) * width;
      const y = top + ((clientY - frame.top) / frame.height) * height;
      return withinPicture({ ...crop, x, y }, ratio);
    });
  }

  const drop = ({ pointerId }: PointerEvent<HTMLElement>) => void pointers.current.delete(pointerId);
  return {
    onPointerDown: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const point = { x: clientX, y: clientY };
      start.current = pointers.current.size === 0 ? point : undefined;
      pointers.current.set(pointerId, point);
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: move,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current && distance(start.current, { x: event.clientX, y: event.clientY }) < TAP) centre(event);
      drop(event);
    },
    onPointerCancel: drop,
  };
}
