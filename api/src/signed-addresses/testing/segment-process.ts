import { createSegmentServer } from './segment-server.ts';

/** Serves segments in a process of its own, and tells on request what that has cost so far. */
const server = createSegmentServer();
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
const address = await server.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
