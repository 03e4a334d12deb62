import { createHostServer } from './http/host-server.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const server = createHostServer(settings);

/** Finishes what is under way, then ends. */
async function stop() {
  await server.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
process.once('disconnect', () => void stop());

await server.listen({ host: settings.HOST, port: settings.PORT });
const address = server.server.address();
process.send?.({ type: 'listening', port: typeof address === 'object' ? address?.port : undefined });
