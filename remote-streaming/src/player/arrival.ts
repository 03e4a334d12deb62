/** Handed to the next episode's page by the router: it plays without being asked again. */
export const arrivesPlaying = { playsOnArrival: true } as const;

/** Whether the page was reached from the end of another episode. */
export const isArrivingPlaying = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'playsOnArrival' in state && state.playsOnArrival === true;
