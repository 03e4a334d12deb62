import common from '@sahra/shared/messages/en.json';
import host from './en.json';

export const messages = { common, host };
