/** Islands whose room is kept: those of some dozens of pages. */
const MAX_ROOMS = 600;

/** How an island stood on its page when that was left. */
export interface Room {
  /** Pixels. */
  height: number;
  isInView: boolean;
}

const rooms = new Map<string, Room>();

/** What an island is given, as far as it tells it from others of its kind on the same page. */
const tellingPart = (given: object) =>
  Object.values(given)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');

/**
 * Remembers for this tab how much room an island takes on the page in the address bar, so that a page that comes back is as high as
 * it was before anything of the island is drawn. In the browser only.
 *
 * @param kind tells the islands of one maker from those of another.
 */
export function roomOf(kind: string, given: object) {
  const key = [location.pathname, location.search, innerWidth, kind, tellingPart(given)].join(' ');
  return {
    known: rooms.get(key),
    /** Keeps what the element takes now. One that is not shown takes none. */
    remember(element: Element): void {
      const { top, bottom, height } = element.getBoundingClientRect();
      if (height === 0) return;
      rooms.delete(key);
      rooms.set(key, { height, isInView: bottom > 0 && top < innerHeight });
      const [oldest] = rooms.keys();
      if (rooms.size > MAX_ROOMS && oldest !== undefined) rooms.delete(oldest);
    },
  };
}
