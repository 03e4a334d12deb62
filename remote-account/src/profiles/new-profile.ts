/** The part of the address for a profile that is to be. */
export const NEW = 'new';
