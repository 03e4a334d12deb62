import { bench } from '../bench/run.ts';

const stops: (() => Promise<void>)[] = [];
let isStopping = false;

async function end(code: number) {
  if (isStopping) return;
  isStopping = true;
  for (const stop of stops.toReversed()) await stop().catch((error: unknown) => console.error(error));
  process.exit(code);
}
process.on('SIGINT', () => void end(130));
process.on('SIGTERM', () => void end(143));

try {
  await bench(process.argv.slice(2), (stop) => stops.push(stop));
  await end(0);
} catch (error) {
  if (!isStopping) console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  await end(1);
}
