import common from '@sahra/shared/messages/de.json';
import host from './de.json';

export const messages = { common, host };
