import { getLanguage } from '@sahra/shared/facade';
import type { Resources } from '@sahra/shared/host-runtime';
import { customizerMessages } from '../customizer/messages.ts';
import { feedMessages } from '../feeds/messages.ts';
import { messages as ar } from './ar.ts';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';
import { messages as fr } from './fr.ts';
import { messages as gr } from './gr.ts';

/** Every language at once, with what the browser loads when it is wanted: for the server only. */
export const allHostMessages: Resources = Object.fromEntries(
  Object.entries({ ar, en, de, fr, gr }).map(([code, messages]) => [
    code,
    {
      ...messages,
      customizer: customizerMessages[getLanguage(code).code],
      feeds: feedMessages[getLanguage(code).code],
    },
  ]),
);
