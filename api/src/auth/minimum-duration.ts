import { setTimeout } from 'node:timers/promises';

/** Longer than what is behind it ever takes on a quiet machine. */
export const minimumMs = 400;

/** Does `work`, and takes no less time than it would with more to do: the response time does not reveal who is registered. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), setTimeout(minimumMs)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Does `work`; a refusal takes no less time than one that had more to look at. Those who are let in need not wait. */
export async function withMinimumDurationOnFailure<T>(work: () => Promise<T>): Promise<T> {
  const minimum = setTimeout(minimumMs);
  try {
    return await work();
  } catch (error) {
    await minimum;
    throw error;
  }
}
