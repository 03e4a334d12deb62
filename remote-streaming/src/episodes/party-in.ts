/** The watch party that an address names, or `new`; what can be no party is none. */
export const partyIn = (query: URLSearchParams): string | undefined =>
  /^(?:new|[\w-]{22})$/.exec(query.get('party') ?? '')?.[0];
