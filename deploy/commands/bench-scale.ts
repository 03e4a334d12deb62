import { benchScale } from '../../bench/scale/run.ts';
import { runBriefly } from '../supervision/run-briefly.ts';

await runBriefly('bench:scale', (onCleanUp) => benchScale(process.argv.slice(2), onCleanUp));
