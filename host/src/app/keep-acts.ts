import type { Act } from '@sahra/shared/host-runtime';

/**
 * Keeps clicks on buttons that do nothing without scripts, and what is typed or chosen, until React has dealt with it. Links, buttons of
 * forms and of popovers work by themselves. Its text is sent in pages: it may not use anything that is outside of it.
 */
export function keepActs(): void {
  const keep = (act: Act) => {
    const { type, target } = act;
    const button = (target as Element).closest('button[type=button]:not([popovertarget])');
    if (type === 'click' && !button) return;
    act.sign = button?.animate?.({ opacity: [0.6, 0.6] }, { delay: 100, duration: 60_000 });
    // A field is told of once, however much is typed.
    const isOther = (other: Act) => !other.isTaken && (type === 'click' || other.target !== target);
    window.keptActs = [...(window.keptActs ?? []).filter(isOther), act];
  };
  for (const type of ['click', 'input']) addEventListener(type, keep, true);
}

/** What the inline script with which a page begins does beside the theme. */
export const keepActsScript = `(${keepActs.toString()})()`;
