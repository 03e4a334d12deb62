import { benchSignIns } from '../../bench/sign-ins/run.ts';
import { runBriefly } from '../supervision/run-briefly.ts';

await runBriefly('bench:sign-ins', benchSignIns);
