/** How many programs, and how many episodes, a device stores for a visitor and sends at once. */
export const MAX_COLLECTED = 200;
