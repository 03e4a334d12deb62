/** Something that goes wrong for some seconds. */
export interface Fault {
  name: string;
  /** Settles when what went wrong is over; what is to come back by itself may still be on its way. */
  happen: () => Promise<void>;
}

/** Seconds for which what is stopped stays away. */
export const AWAY_SECONDS = 8;

export const pause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

/** A fault that is there for some seconds and then taken away, whatever happens. */
export async function forSeconds(seconds: number, begin: () => unknown, end: () => unknown): Promise<void> {
  await begin();
  try {
    await pause(seconds);
  } finally {
    await end();
  }
}
