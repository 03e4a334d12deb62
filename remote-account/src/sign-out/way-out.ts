import type { AppInstance } from '@sahra/shared/facade';
import { paths } from '../paths.ts';

/** Where to go without an account. */
export const wayOut = ({ hrefTo }: AppInstance) => hrefTo('streaming.home') ?? paths.signIn.href();
