/** What holds for watch parties, on both sides of the line. */
export const partyLimits = {
  /** Most people in one party. */
  people: 20,
  name: { min: 1, max: 40 },
  text: { min: 1, max: 500 },
} as const;

/** Why the api ends a connection for good; `message` of its closing handshake. All others are tried again. */
export const partyClosings = {
  invalid_message: 4400,
  party_unknown: 4404,
  /** A second tab of the same browser has taken this person's place. */
  replaced: 4408,
  party_full: 4409,
  party_ended: 4410,
  too_many_requests: 4429,
} as const;
export type PartyClosing = keyof typeof partyClosings;
