import { createContext, type ReactNode } from 'react';

/** The form for visitors without scripts. Only the server hands it in, so that no browser loads it. */
export const FormContext = createContext<ReactNode>(null);
