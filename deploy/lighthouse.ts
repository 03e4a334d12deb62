import { judge } from '../bench/lighthouse/run.ts';
import { runBriefly } from './run-briefly.ts';

await runBriefly('lighthouse', judge);
