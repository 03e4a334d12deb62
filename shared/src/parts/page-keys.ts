/** Where keys are typed or choose: there they mean what they mean everywhere. */
const taking = `input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), textarea, select,
  [contenteditable]:not([contenteditable=false]), dialog, [role=dialog], [role=alertdialog], [role=menu],
  [role=listbox], [role=combobox], [role=tree], [role=grid]`;

/** What Space presses. */
const pressed =
  'button, a, summary, input[type=checkbox], input[type=radio], input[type=button], input[type=submit], [role=button], [role=tab]';

/** What the left and right arrow move in. */
const moved = 'input, [role=tab], [role=slider], [role=radio], [role=option], [role=menuitem]';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a key is for a field, a dialog, or something that has taken it already. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  isIn(event.target, taking) ||
  document.querySelector('dialog:modal') !== null;

/** Whether a key presses what has the focus. */
export const isPressing = ({ key, target }: KeyboardEvent): boolean => key === ' ' && isIn(target, pressed);

/** Whether a key scrolls the page, or moves in what has the focus. */
export const isMoving = ({ key, target }: KeyboardEvent): boolean =>
  ['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key) || (key.startsWith('Arrow') && isIn(target, moved));
