import { useEffect, type SyntheticEvent } from 'react';

/** What a visitor did to a control: a click, or input. */
export type Act = Event & {
  /** React has dealt with it. */
  isTaken?: boolean;
  /** Shows that it was noticed, although nothing happens yet. */
  sign?: Animation | undefined;
};

declare global {
  interface Window {
    /** What was done lately, and what nobody has dealt with; kept by the script that the body begins with. */
    keptActs?: Act[];
  }
}

function note({ nativeEvent: act }: SyntheticEvent<Element, Act>) {
  act.isTaken = true;
  act.sign?.cancel();
}
/** Listeners of the page's body: React calls them for all that it deals with, and not for what it drops. */
export const notesTaken = { onClickCapture: note, onInputCapture: note };

const tell = (field: Element, type: 'change' | 'input') => field.dispatchEvent(new Event(type, { bubbles: true }));

/** Says to React what a field holds by now: it does not compare that with what the server has drawn. */
function tellOfField(field: Element): void {
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    // Another one of its group was chosen since.
    if (field.type === 'radio' && !field.checked) return;
    field.checked = !field.checked;
    field.click();
  } else if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file')) {
    const { value, selectionStart, selectionEnd } = field;
    // React learns of what is set on the element, and not of what its class sets: the two differ, as after typing.
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    tell(field, 'input');
  } else tell(field, 'change');
}

/** Does once more what was kept, in the same order. What is still not taken over is kept again by that. */
export function replayActs(): void {
  for (const act of window.keptActs?.splice(0) ?? []) {
    act.sign?.cancel();
    const { target, type, isTaken } = act;
    if (isTaken || !(target instanceof Element) || !target.isConnected) continue;
    const again: Act = type === 'click' ? new MouseEvent(type, act) : new Event(type, act);
    target.dispatchEvent(again);
    if (again.isTaken && type === 'input') tellOfField(target);
  }
}

/**
 * For what begins a part of the page that is hydrated by itself: once that is alive, what its visitor did there before has its effect.
 * React drops such events, or was not there yet. Not within React's own work, where what they do could not be drawn at once.
 */
export const useKeptActs = () => useEffect(() => queueMicrotask(replayActs), []);
