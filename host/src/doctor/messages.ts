import type { Messages } from '@sahra/shared/federation/contract';
import type { LanguageCode } from '@sahra/shared/facade';
import ar from './messages/ar.json';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import gr from './messages/gr.json';

/** All languages at once: who calls the doctor waits for one file, and nobody else for any. */
export const doctorMessages: Record<LanguageCode, Messages> = { ar, en, de, fr, gr };
