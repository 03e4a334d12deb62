import { createServer } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { onEnd } from '../until.ts';
import { takeTls } from '../tls-keeper.ts';

// A process without the right to read the key: it serves what it is handed, and says as whom it runs.
const server = createServer((socket) => {
  socket.on('error', () => undefined).end(`${process.getuid?.()}`);
});
server.setSecureContext(await takeTls((tls) => server.setSecureContext(tls)));
server.listen(0, '127.0.0.1', () => process.stderr.write(`port ${(server.address() as AddressInfo).port}\n`));
onEnd(() => server.close());
