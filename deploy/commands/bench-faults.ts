import { benchFaults } from '../../bench/faults/run.ts';
import { runBriefly } from '../supervision/run-briefly.ts';

await runBriefly('bench:faults', (onCleanUp) => benchFaults(process.argv.slice(2), onCleanUp));
