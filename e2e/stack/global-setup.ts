import { makeStack } from '../../deploy/stack/local-stack.ts';
import { longTimeouts } from '../support/timeouts.ts';

/** Builds the images and brings the whole stack up under a name and a port of its own; takes everything down again. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stack = await makeStack(longTimeouts);
  try {
    await stack.compose('up', '--detach', '--build');
    await stack.untilHealthy();
  } catch (error) {
    console.error((await stack.compose('logs', '--no-color', '--tail=80').catch(() => '')).toString());
    await stack.remove();
    throw error;
  }
  process.env.SAHRA_SITE_URL = stack.place.url;
  process.env.SAHRA_STACK = JSON.stringify(stack.place);
  return stack.remove;
}
