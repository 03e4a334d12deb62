import { createStore, type StoreApi } from 'zustand/vanilla';

/** Colour schemes of the theme customizer, the default first. */
export const schemes = ['dark', 'hotstar', 'amazonprime', 'hulu'] as const;
export type Scheme = (typeof schemes)[number];

export const isScheme = (value: unknown): value is Scheme => schemes.includes(value as Scheme);

export interface ThemeState {
  scheme: Scheme;
  setScheme: (scheme: Scheme) => void;
}

export const createThemeStore = (scheme: Scheme): StoreApi<ThemeState> =>
  createStore<ThemeState>((set) => ({ scheme, setScheme: (next) => set({ scheme: next }) }));
