/** A number from 0 up to 1 that looks like chance, the same each time, in SQL; `salt` tells apart what is drawn for one row. */
export const chance = (row: string, salt: number): string =>
  `((hashint8(${row}::bigint * 31 + ${salt})::bigint + 2147483648) / 4294967296.0)`;

/** Of `total` rows one that is met by Zipf's law, the first most often. */
export const popular = (total: string, share: string): string => `floor((${total} + 1) ^ (${share})::float8)::int`;
