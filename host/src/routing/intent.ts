/** Who rests on a link so long looks at it, and does not only pass by. */
const DWELL_MS = 80;

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's line has room for what they may not need. */
export function hasRoom({ connection }: { connection?: Line } = navigator as { connection?: Line }): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** The page of this site that a link leads to, where pressing it goes there in this tab. */
export function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  url.hash = '';
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return url.origin === location.origin && !isHere ? url : undefined;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The page that takes the form in which something is. */
function formPageOf(target: EventTarget | null): URL | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  return form?.method === 'post' ? new URL(form.action) : undefined;
}

interface Intent {
  /** The visitor presses a link, or rests on it. */
  onIntent: (page: URL) => void;
  /** They begin to fill in a form, or press its button. */
  onForm: (page: URL) => void;
  /** They scroll, and did not mean the link. */
  onCancel: () => void;
}

/** Watches all links and forms of the document, also those that are yet to come. */
export function watchIntent({ onIntent, onForm, onCancel }: Intent): void {
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  let place = '';
  /** Where a page changes or scrolls below a mouse that stands still, nobody has turned to what is there now. */
  function hasMoved({ clientX, clientY }: MouseEvent): boolean {
    const before = place;
    place = `${clientX} ${clientY}`;
    return place !== before;
  }
  const begin = (page: URL | undefined) => page && hasRoom() && onIntent(page);
  const dwell = ({ target }: Event) => {
    clearTimeout(dwelling);
    const page = pageOf(target);
    if (page) dwelling = setTimeout(() => begin(page), DWELL_MS);
  };
  const touch = ({ target }: Event) => {
    const page = formPageOf(target);
    if (page) onForm(page);
  };
  document.addEventListener('pointerdown', (event) => {
    clearTimeout(dwelling);
    touch(event);
    hasMoved(event);
    if (isPlain(event)) begin(pageOf(event.target));
  });
  document.addEventListener('pointercancel', onCancel);
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && hasMoved(event) && dwell(event));
  document.addEventListener('focusin', (event) => {
    touch(event);
    if (event.target instanceof Element && event.target.matches(':focus-visible')) dwell(event);
  });
  for (const end of ['pointerout', 'focusout']) document.addEventListener(end, () => clearTimeout(dwelling));
}
