import { expect as ofPlaywright } from 'playwright/test';

/** Between two looks, in milliseconds; Playwright's own are up to a second, most of which nobody needed. */
const intervals = [50, 100, 100, 250];

/** Playwright's, which looks more often at what it polls. */
export const expect: typeof ofPlaywright = ofPlaywright.configure({});
expect.poll = (look, options) =>
  ofPlaywright.poll(look, { intervals, ...(typeof options === 'string' ? { message: options } : options) });
