import { createContext, use, type ReactNode } from 'react';
import type { SlotName, Slots } from '../federation/slots.ts';

/** How the host draws a slot, with what the slot tells the extensions that are shown in it; without a host nothing is drawn. */
export const SlotContext = createContext<(name: string, told: object, otherwise?: ReactNode) => ReactNode>(() => null);

/**
 * A place where other remotes show a part of theirs: `<Slot name="program.related" programId={id} />`. The page's row names it in
 * `slots`. `children` are shown where no extension can be.
 */
export function Slot<N extends SlotName>({ name, children, ...told }: { name: N; children?: ReactNode } & Slots[N]) {
  return use(SlotContext)(name, told, children);
}
