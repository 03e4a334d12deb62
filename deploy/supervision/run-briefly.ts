/** Runs a command that starts things, and stops them when it is over, fails, or is interrupted. */
export async function runBriefly(
  name: string,
  work: (onCleanUp: (stop: () => Promise<void>) => void) => Promise<void>,
): Promise<never> {
  const stops: (() => Promise<void>)[] = [];
  let isStopping = false;
  async function end(code: number): Promise<never> {
    if (isStopping) return new Promise<never>(() => {});
    isStopping = true;
    for (const stop of stops.toReversed()) await stop().catch((error: unknown) => console.error(error));
    process.exit(code);
  }
  process.on('SIGINT', () => void end(130));
  process.on('SIGTERM', () => void end(143));
  try {
    await work((stop) => stops.push(stop));
    return await end(0);
  } catch (error) {
    if (!isStopping) console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return await end(1);
  }
}
