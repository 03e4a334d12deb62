import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';

/** Of a route that ends with `*`. */
export type Wildcard = FastifyRequest<{ Params: { '*': string } }>;

export const notFound = (): Error => Object.assign(new Error('There is no such file'), { statusCode: 404 });

/** A path below a folder, as an address may name it: no part is empty, hidden, `.` or `..`, none has a separator or NUL in it. */
export const isPublicPath = (file: string): boolean =>
  file.split('/').every((part) => /^[\w@~+-][\w.@~+-]*$/.test(part));

/** Throws where a symbolic link lies on the way from the folder to the file, or where that is not there. */
export async function refuseLinks(folder: string, file: string): Promise<void> {
  const real = await realpath(file).catch(() => undefined);
  if (real !== path.join(await realpath(folder), path.relative(folder, file))) throw notFound();
}
