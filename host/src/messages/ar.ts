import common from '@sahra/shared/messages/ar.json';
import host from './ar.json';

export const messages = { common, host };
