/** Value of the button that signs out all devices but this one. */
export const OTHERS = 'others';
