import type { TestProject } from 'vitest/node';
import { findChromium } from '../../deploy/chromium.ts';
import { makeStack } from './stack.ts';
import type { StackPlace } from './compose.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stack: StackPlace;
  }
}

/** Builds the images and brings the whole stack up under a name and a port of its own; takes everything down again. */
export async function setup({ provide }: TestProject) {
  provide('chromium', await findChromium());
  const stack = await makeStack();
  try {
    await stack.compose('up', '--detach', '--build');
    await stack.untilHealthy();
  } catch (error) {
    console.error((await stack.compose('logs', '--no-color', '--tail=80').catch(() => '')).toString());
    await stack.remove();
    throw error;
  }
  provide('url', stack.place.url);
  provide('stack', stack.place);
  return stack.remove;
}
