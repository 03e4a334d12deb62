import { benchAbuse } from '../../bench/abuse/run.ts';
import { runBriefly } from '../supervision/run-briefly.ts';

await runBriefly('bench:abuse', (onCleanUp) => benchAbuse(process.argv.slice(2), onCleanUp));
