import { paths } from '../paths.ts';

/** The parameter of the page of the deletion where it says goodbye. */
export const DONE = 'done';

export const doneHref = () => `${paths.deletion.href()}?${DONE}`;
