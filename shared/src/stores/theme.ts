import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Theme } from '../theme/choices.ts';

export interface ThemeState extends Theme {
  /** The last choice will be found again where the visitor wants it. */
  isPersisted: boolean;
  /** Applied at once. */
  choose: (change: Partial<Theme>) => void;
}

/** Puts a choice where it is to be found again; tells whether that worked. */
export type PersistTheme = (theme: Theme) => boolean;

export const createThemeStore = (theme: Theme, keep: PersistTheme): StoreApi<ThemeState> =>
  createStore<ThemeState>((set, get) => ({
    ...theme,
    isPersisted: true,
    choose(change) {
      const { scheme, direction, storage } = { ...get(), ...change };
      set({ scheme, direction, storage, isPersisted: keep({ scheme, direction, storage }) });
    },
  }));
