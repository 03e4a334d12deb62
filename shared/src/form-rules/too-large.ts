/** Stands in a form in place of everything that it had, where that was more than is read. */
export const TOO_LARGE = ':too-large';
