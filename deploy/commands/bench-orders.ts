import { benchOrders } from '../../bench/crowds/orders.ts';
import { runBriefly } from '../supervision/run-briefly.ts';

await runBriefly('bench:orders', benchOrders);
