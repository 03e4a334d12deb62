import type { Messages } from '@sahra/shared/federation/contract';
import type { LanguageCode } from '@sahra/shared/facade';
import ar from './messages/ar.json';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import gr from './messages/gr.json';

/** All languages at once: they come with the panel, which stays open while the language changes. */
export const customizerMessages: Record<LanguageCode, Messages> = { ar, de, en, fr, gr };
