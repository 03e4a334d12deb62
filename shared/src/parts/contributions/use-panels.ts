import { useState, type MouseEvent } from 'react';
import { useSearchParams } from '@sahra/shared/facade';
import { doneOf, type ContributionAnswer } from './contribution-answer.ts';
import { idOf, useAddressWith } from './contribution-address.ts';

/** What opens at a contribution: a form to answer, change, delete or report it. */
export const panelNames = ['answer', 'change', 'delete', 'report'] as const;
export type PanelName = (typeof panelNames)[number];

interface Opened {
  name: PanelName;
  id: number;
}

/** Which form is open at which contribution: one at a time. Without scripts it is the page's address that says so. */
export function usePanels(answer: ContributionAnswer) {
  const [params] = useSearchParams();
  const addressWith = useAddressWith();
  const [pressed, setPressed] = useState<{ opened: Opened | null; before: ContributionAnswer }>();
  const named = panelNames.find((name) => params.has(name));
  const asked = named ? { name: named, id: Number(params.get(named)) } : null;
  const done = doneOf(answer)?.done;
  // Over as soon as it was done. Who changes one photo may change the next.
  const isOver =
    done !== undefined && done !== 'addPhotos' && done !== 'removePhoto' && (!pressed || pressed.before !== answer);
  const opened = isOver ? null : pressed ? pressed.opened : asked;
  const closed = Object.fromEntries(panelNames.map((name) => [name, null]));
  return {
    /** Is this form open there? */
    isOpen: (name: PanelName, id: number) => opened?.name === name && opened.id === id,
    /** Was it opened in this page, not by its address? Then scripts run, and it may be a dialog. */
    wasPressed: pressed !== undefined,
    /** Props of the link that opens a form. */
    opener: (name: PanelName, id: number) => ({
      to: addressWith({ ...closed, [name]: id }, idOf(id)),
      preventScrollReset: true,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        setPressed({ opened: { name, id }, before: answer });
      },
    }),
    /** Where the page is without any form open. */
    closedAddress: (id: number) => addressWith(closed, idOf(id)),
    close: () => setPressed({ opened: null, before: answer }),
  };
}
export type Panels = ReturnType<typeof usePanels>;
