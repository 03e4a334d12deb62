/** The field of a playlist's picture, and what the button does that takes it away. */
export const THUMBNAIL = 'thumbnail';
export const REMOVE_THUMBNAIL = 'remove-thumbnail';
