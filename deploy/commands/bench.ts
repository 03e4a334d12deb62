import { bench } from '../../bench/run.ts';
import { runBriefly } from '../supervision/run-briefly.ts';

await runBriefly('bench', (onCleanUp) => bench(process.argv.slice(2), onCleanUp));
