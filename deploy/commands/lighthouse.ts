import { runLighthouse } from '../../bench/lighthouse/run.ts';
import { runBriefly } from '../supervision/run-briefly.ts';

await runBriefly('lighthouse', runLighthouse);
