import { buildAll } from '../build/run.ts';

const names = process.argv.slice(2);
await buildAll(names.length ? names : undefined);
