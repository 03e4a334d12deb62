import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a PostgreSQL, which a test cuts and mends as a network would be. */
export async function startDatabaseLine(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    const ends = [near, far];
    for (const end of ends) {
      sockets.add(end);
      end
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(end);
          for (const other of ends) other.destroy();
        });
    }
    return near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => line.once('listening', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      hangUp();
    },
    mend() {
      isCut = false;
    },
    end() {
      line.close();
      hangUp();
    },
  };
}
