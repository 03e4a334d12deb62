import { memo, Suspense, use, useCallback, useState, type ComponentType, type JSX, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../app.tsx';
import { createArrival, type Arrival } from './arrival.ts';
import { useKeptActs } from './early-acts.ts';
import { roomOf } from './island-rooms.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { whenIdle } from './when-idle.ts';

/** So far from the screen, a section is as good as seen. Pixels. */
const MARGIN = 600;

/** Events that React does not keep to itself while what they happen in is not hydrated. */
const touches = ['pointerenter', 'focus'] as const;

interface BodyProps<T, P extends object> {
  arrival: Arrival<T>;
  /** Draws the section, once it is here. */
  Content: ComponentType<{ loaded: T; given: P }>;
  given: P;
  /** Holds its place, at the same size. */
  Skeleton: ComponentType | undefined;
  /** Takes its place where it does not come. */
  otherwise?: ReactNode;
  /** The height that it had when its page was left. */
  knownHeight?: number | undefined;
}

/** Its place while it is on its way. Where its height is known nothing else is drawn: a page that comes back has many of them. */
const Place = ({ knownHeight, Skeleton }: Pick<BodyProps<never, never>, 'knownHeight' | 'Skeleton'>) =>
  knownHeight ? <div style={{ blockSize: knownHeight }} /> : Skeleton && <Skeleton />;

/** React leaves the children of such an element as the server has drawn them. */
const asDrawn = { __html: '' };

function Body<T, P extends object>({ arrival, Content, given, Skeleton, otherwise }: BodyProps<T, P>) {
  const { watchRouter } = useApp();
  useKeptActs();
  // What it says while React takes over is what it began with.
  useStore(arrival.store);
  if (arrival.settled) use(arrival.settled);
  const now = arrival.store.getState();
  if (now.state === 'failed') return otherwise;
  if (now.state !== 'live')
    return watchRouter ? (
      <div key="drawn" suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />
    ) : (
      <div>{Skeleton && <Skeleton />}</div>
    );
  return (
    <div key="live">
      <Content loaded={now.value} given={given} />
    </div>
  );
}

const isSame = (before: object, after: object) => {
  const [a, b] = [Object.entries(before), Object.entries(after)];
  return a.length === b.length && b.every(([name, value]) => Object.is(value, Reflect.get(before, name)));
};

/** Rendered again only where it is given something else: React would throw away what the server has drawn and what still waits. */
const Contents = memo(
  function Contents<T, P extends object>(body: BodyProps<T, P>) {
    return (
      <Suspense fallback={<Place {...body} />}>
        <Body {...body} />
      </Suspense>
    );
  },
  (before, after) => before.arrival === after.arrival && isSame(before.given, after.given),
) as <T, P extends object>(props: BodyProps<T, P>) => JSX.Element;

interface IslandProps<T, P extends object> extends Omit<BodyProps<T, P>, 'arrival' | 'knownHeight'> {
  /** Loads what `Content` needs, or has it; may be called again where it fails. */
  load: () => Promise<T> | T;
  /** What `load` would come to, where it is here already. */
  here?: T | undefined;
  /** Tells the islands of one maker from those of another. */
  kind: string;
  /** The server had to leave it to the browser, and holds its place. */
  isLeftToBrowser?: boolean;
  /** Where the server has not drawn it: loads it at once, and not when the visitor is near. */
  isUrgent?: boolean;
  /** It stays when the page changes, and is loaded then: what the server has drawn of it tells of the first page. */
  isLasting?: boolean;
  /** Of the element round it. */
  className?: string | undefined;
  onFailure?: (error: unknown) => void;
  /** Marks the element round it, as `data-island`. */
  name?: string;
}

/**
 * A section that is hydrated by itself, when the visitor is near or touches it. The page does not wait for it. What the server
 * has drawn of it can be read all the while.
 */
export function Island<T, P extends object>({
  load,
  here,
  isLeftToBrowser = false,
  isUrgent = false,
  isLasting = false,
  className,
  onFailure,
  name,
  kind,
  ...drawing
}: IslandProps<T, P>) {
  const { watchRouter } = useApp();
  const isHydrated = useIsHydrated();
  const [{ arrival, room, wasDrawn, isAwaited }] = useState(() => {
    const shown = isHydrated ? (isLeftToBrowser ? 'placeholder' : 'content') : 'nothing';
    const room = watchRouter && roomOf(kind, drawing.given);
    const known = isHydrated ? undefined : room?.known;
    const present = known?.isInView && here !== undefined ? { value: here } : undefined;
    const created = createArrival({ load, shown, present, onFailure });
    // On the server there is no router to watch, and no visitor who could come near.
    if (!watchRouter && !isLeftToBrowser) created.approach();
    return { arrival: created, room, wasDrawn: shown === 'content', isAwaited: isUrgent && !isHydrated && !known };
  });
  const watch = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element || !watchRouter) return undefined;
      // The page comes first: what the server has drawn of this can be read meanwhile, and is taken over at once where it is touched.
      const see = () => (wasDrawn ? whenIdle(near) : near());
      const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && see(), {
        rootMargin: `${MARGIN}px 0px`,
      });
      let isGone = false;
      const near = () => {
        sight.disconnect();
        if (!isGone) arrival.approach();
      };
      sight.observe(element);
      // Not while it is rendered: the page that it is part of would come later.
      if (isAwaited) near();
      for (const touch of touches) element.addEventListener(touch, near, { once: true, capture: true });
      const unwatch = watchRouter(() => {
        arrival.leave();
        if (isLasting) {
          near();
          // What it takes changes with what it says of each page: the size that it had on another would move the place to which somebody goes back.
          element.style.setProperty('content-visibility', 'visible');
        }
        if (wasDrawn || arrival.store.getState().state === 'live') room?.remember(element);
      });
      return () => {
        isGone = true;
        sight.disconnect();
        for (const touch of touches) element.removeEventListener(touch, near, { capture: true });
        unwatch();
        arrival.stop();
      };
    },
    [arrival, isAwaited, isLasting, room, wasDrawn, watchRouter],
  );
  const knownHeight = isHydrated ? undefined : room?.known?.height;
  // Read where its layout waits until it is near.
  const style = knownHeight ? { containIntrinsicBlockSize: `auto ${knownHeight}px` } : undefined;
  return (
    <div ref={watch} data-island={name} data-near="" className={className} style={style}>
      <Contents arrival={arrival} knownHeight={knownHeight} {...drawing} />
    </div>
  );
}
