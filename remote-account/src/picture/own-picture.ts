/** The field of the member's picture. */
export const PICTURE = 'picture';
