import type { Messages } from '@sahra/shared/federation/contract';
import type { LanguageCode } from '@sahra/shared/facade';
import ar from './messages/ar.json';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import gr from './messages/gr.json';

/** All languages at once: only the server makes feeds, and browsers load none of this. */
export const feedMessages: Record<LanguageCode, Messages> = { ar, de, en, fr, gr };
