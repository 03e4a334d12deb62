/**
 * Limits of the host server in journeys about something else: a machine that is busy must not decide whether a page is
 * rendered here or in the browser.
 */
export const longTimeouts = {
  LOAD_LIMIT_MS: '15000',
  DATA_LIMIT_MS: '15000',
  RENDER_LIMIT_MS: '15000',
  EXTENSION_LIMIT_MS: '15000',
  RENDER_BLOCK_MS: '4000',
};
