import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What goes along with the visitor from page to page, such as a film in a corner; null: nothing. One remote's, the last that set it. */
export interface Companion {
  content: ReactNode;
}

export const createCompanion = (): StoreApi<Companion> => createStore<Companion>(() => ({ content: null }));
