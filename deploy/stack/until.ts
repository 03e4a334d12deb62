/** Asks again and again until `isSo`; says once what it waits for. */
export async function until(what: string, isSo: () => Promise<boolean>, everyMs = 1000): Promise<void> {
  for (let isSaid = false; !(await isSo().catch(() => false)); isSaid = true) {
    if (!isSaid) console.log(`waiting for ${what} …`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Ends this process on request, after `work`. */
export function onEnd(work: () => unknown): void {
  const end = async () => {
    await work();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}
