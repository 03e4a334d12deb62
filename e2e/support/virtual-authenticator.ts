import type { Page } from 'playwright/test';

/** Gives a page of Chromium a device that keeps passkeys, and whose owner always gives their finger. Returns how many it keeps. */
export async function addAuthenticator(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}
