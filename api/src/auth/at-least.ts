import { setTimeout } from 'node:timers/promises';

/** Longer than what is behind it ever takes on a quiet machine. */
export const floorMs = 400;

/** Does `work`, and takes no less time than it would with more to do: how long an answer takes tells nobody who is registered. */
export async function takingAtLeast<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), setTimeout(floorMs)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Does `work`; a refusal takes no less time than one that had more to look at. Who is let in need not wait. */
export async function refusingAtLeastAfter<T>(work: () => Promise<T>): Promise<T> {
  const floor = setTimeout(floorMs);
  try {
    return await work();
  } catch (error) {
    await floor;
    throw error;
  }
}
