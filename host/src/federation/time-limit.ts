/** `work`, or an error called `name` after `ms` milliseconds. */
export async function withinLimit<T>(work: Promise<T>, ms: number, name: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(name, ms)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export class TimeLimitError extends Error {
  constructor(name: string, ms: number) {
    super(`${name} took longer than ${ms} ms`);
    this.name = 'TimeLimitError';
  }
}
