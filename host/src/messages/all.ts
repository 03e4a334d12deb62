import type { Resources } from '@sahra/shared/facade';
import { messages as ar } from './ar.ts';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as fr } from './fr.ts';
import { messages as gr } from './gr.ts';

/** Every language at once: for the server only. */
export const allHostMessages: Resources = { ar, en, de, fr, gr };
