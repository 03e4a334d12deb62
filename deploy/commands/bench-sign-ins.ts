import { benchSignIns } from '../../bench/crowds/sign-ins.ts';
import { runBriefly } from '../supervision/run-briefly.ts';

await runBriefly('bench:sign-ins', benchSignIns);
