import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { bomb, pictureOf, polyglot, scriptFile, svg, truncated } from '../../uploads/testing/hostile-pictures.ts';

/** Another site that has pictures, some of them bad; it knows what it was asked for. */
export function usePictureSite() {
  let server: Server;
  let asked: string[] = [];
  beforeAll(async () => {
    const files: Readonly<Record<string, Uint8Array>> = {
      ...{
        '/good.jpg': await pictureOf('jpeg'),
        '/good.png': await pictureOf('png'),
        '/polyglot.jpg': await polyglot(),
      },
      ...{
        '/svg.png': svg,
        '/script.jpg': scriptFile,
        '/bomb.png': bomb(20_000),
        '/truncated.webp': await truncated('webp'),
      },
      ...{ '/small.gif': await pictureOf('gif', 20, 20), '/empty.jpg': new Uint8Array() },
    };
    const moves: Readonly<Record<string, string>> = {
      ...{ '/moved.jpg': '/good.jpg', '/round.jpg': '/round.jpg', '/to-local.jpg': 'http://localhost:1/x.jpg' },
      ...{
        '/to-metadata.jpg': 'http://169.254.169.254/latest/meta-data/',
        '/to-file.jpg': 'file:///etc/passwd',
        '/to-nothing.jpg': 'http://[',
      },
    };
    server = createServer(({ url = '' }, answer) => {
      asked.push(url);
      if (url.startsWith('/gone/')) return void answer.destroy();
      const [file, move] = [files[url], moves[url]];
      if (file) answer.writeHead(200, { 'content-type': 'text/html' }).end(file);
      else if (move) answer.writeHead(302, { location: move }).end();
      else if (url === '/says-large.jpg') answer.writeHead(200, { 'content-length': 10 ** 12 }).flushHeaders();
      else if (url === '/large.jpg') {
        const chunk = Buffer.alloc(1024 * 1024);
        const more = () => {
          while (answer.write(chunk));
          answer.once('drain', more);
        };
        more();
      } else if (url === '/breaks.jpg')
        answer.writeHead(200, { 'content-length': 1_000 }).write('x', () => answer.destroy());
      else answer.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    forget: () => (asked = []),
  };
}
