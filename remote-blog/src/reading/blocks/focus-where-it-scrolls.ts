/** A `ref` of a box that may be too narrow for what is in it: then it takes the focus, so that keys can scroll it. */
export function focusWhereItScrolls(box: HTMLElement | null): void {
  if (box && box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}
