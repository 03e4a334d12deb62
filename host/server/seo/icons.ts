import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { schemes } from '@sahra/shared/theme/choices';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { schemeIcon, schemeIconPath } from '../../src/theme/scheme-icon.ts';
import { preferencesOf } from '@sahra/shared/server/visitor-preferences';

const types: Readonly<Record<string, string>> = { png: 'image/png', svg: 'image/svg+xml', ico: 'image/x-icon' };

/** The site's mark at an address that does not change. */
export const iconPath = (file: string) => `/icons/${file}`;
export const siteIcon = iconPath(`${schemes[0]}-512.png`);

/** Drawn by the build in the colours of each scheme; small files, kept in memory. */
function readIcons(): Map<string, Buffer> {
  const folder = new URL('../client/icons/', import.meta.url);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(png|ico)$/.test(name)) : [];
  return new Map(names.map((name) => [name, readFileSync(new URL(name, folder))]));
}

/** Icons for who asks at a fixed address: home screens, old browsers, search engines. */
export function serveIcons(server: FastifyInstance): void {
  const icons = readIcons();
  for (const scheme of schemes)
    icons.set(schemeIconPath(scheme).slice(iconPath('').length), Buffer.from(schemeIcon(scheme)));

  function send(reply: FastifyReply, name: string) {
    const icon = icons.get(name);
    if (!icon) return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found');
    return reply
      .type(types[name.slice(name.lastIndexOf('.') + 1)] ?? '')
      .header('cache-control', 'public, max-age=86400')
      .send(icon);
  }
  server.get<{ Params: { file: string } }>(iconPath(':file'), (request, reply) => send(reply, request.params.file));

  // Asked for by name, without a link: in the colours that the visitor chose.
  const inOwnColors = (ending: string) => (request: FastifyRequest, reply: FastifyReply) => {
    const { theme } = preferencesOf(new URL('http://site.invalid'), request.headers.cookie);
    return send(reply.header('vary', 'Cookie'), theme.scheme + ending);
  };
  server.get('/favicon.ico', inOwnColors('.ico'));
  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])
    server.get(path, inOwnColors('-apple-180.png'));
}
