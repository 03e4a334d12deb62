/** How deep, and of which list, Word says that a paragraph is: `mso-list:l0 level1 lfo1`. */
const isWordItem = (element: Element) => /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');

/** What Word writes before an item: a dot of a font of symbols, or a number. */
function takeMarker(item: Element): string {
  const marker = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return text;
}

/** `1.`, `a)`, `٣-`, `IV.`: something that counts. */
const counts = (marker: string) => /^[(\p{N}a-z]?[\p{N}a-z]{0,4}[.)\-:،]$/iu.test(marker) && !/^[·•o§-]$/i.test(marker);

/** Makes the paragraphs that Word writes in place of a list a list. */
export function gatherWordLists(body: HTMLElement): void {
  for (const first of [...body.querySelectorAll('p, h1, h2, h3')]) {
    if (!first.isConnected || !isWordItem(first)) continue;
    const marker = takeMarker(first);
    const list = body.ownerDocument.createElement(counts(marker) ? 'ol' : 'ul');
    first.before(list);
    for (let item: Element | null = first; item && isWordItem(item); item = list.nextElementSibling) {
      takeMarker(item);
      const entry = body.ownerDocument.createElement('li');
      entry.append(...item.childNodes);
      list.append(entry);
      item.remove();
    }
  }
}

/** Puts items of lists within lists behind the item that they are below: a post has no lists within lists. */
export function flattenLists(body: HTMLElement): void {
  for (const inner of [...body.querySelectorAll('li ul, li ol, ul > ul, ol > ol, ul > ol, ol > ul')].reverse()) {
    const items = [...inner.children];
    const parent = inner.closest('li');
    if (parent) parent.after(...items);
    else inner.before(...items);
    inner.remove();
  }
}
