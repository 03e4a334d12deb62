import common from '@sahra/shared/messages/fr.json';
import host from './fr.json';

export const messages = { common, host };
