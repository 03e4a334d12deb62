const ends = { link_expired: 'expired', link_unknown: 'unknown' } as const;
const isEnd = (code: string): code is keyof typeof ends => code in ends;

/** Why the link of a mail is of no use any more, by the api's error code. */
export const linkEndOf = (code: string | undefined): (typeof ends)[keyof typeof ends] | undefined =>
  code !== undefined && isEnd(code) ? ends[code] : undefined;
