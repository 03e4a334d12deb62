import { makeStack, type Stack } from '../../deploy/stack/local-stack.ts';

/** The site in containers, all of them well. */
export async function startStack(onCleanUp: (stop: () => Promise<void>) => void): Promise<Stack> {
  const stack = await makeStack();
  onCleanUp(stack.remove);
  await stack.compose('up', '-d', '--build');
  await stack.untilHealthy();
  return stack;
}
