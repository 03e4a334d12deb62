/** How many programs, and how many episodes, a device keeps for a visitor and hands over at once. */
export const MAX_COLLECTED = 200;
