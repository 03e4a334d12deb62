/** Where the recordings of posts lie. */
export const audioFile = (file: string): string => `/media/blog/${file}`;
