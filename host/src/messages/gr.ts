import common from '@sahra/shared/messages/gr.json';
import host from './gr.json';

export const messages = { common, host };
