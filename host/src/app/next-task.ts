interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser do what waits, as painting or answering a tap, and goes on after it: the start of a page is many tasks, none of them long. */
export const nextTask = (): Promise<void> =>
  (globalThis as Scheduling).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
