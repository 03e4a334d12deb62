import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';
import { z } from 'zod';
import { ReleaseRefusal } from './registry-changes.ts';

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Whether the api has an address (`/api/programs/7`, `/api/programs/{programId}`) with a method. */
export type ApiRoutes = (method: string, path: string) => boolean;

const isOpen = (segment: string) => segment.includes('{');
const isSame = (route: readonly string[], path: readonly string[]) =>
  route.length === path.length &&
  route.every((segment, index) => segment === path[index] || isOpen(segment) || isOpen(path[index] ?? ''));

/** Reads what the api says of itself in its OpenAPI document. */
export async function readApiRoutes(apiUrl: string): Promise<ApiRoutes> {
  const response = await fetch(`${apiUrl}/api/openapi.json`);
  const { paths } = documentSchema.parse(await response.json());
  const routes = Object.entries(paths).map(([path, operations]) => ({
    segments: path.split('/'),
    methods: Object.keys(operations),
  }));
  return (method, path) => {
    const wanted = path.split('/');
    const name = method.toLowerCase().replace('head', 'get');
    return routes.some(({ segments, methods }) => methods.includes(name) && isSame(segments, wanted));
  };
}

/** Refuses a release whose code names an address that the api does not have. */
export function checkNamedCalls({ name, calls }: ReleaseManifest, hasRoute: ApiRoutes): void {
  for (const { method, path, file } of calls)
    if (!hasRoute(method, `/api${path}`))
      throw new ReleaseRefusal(
        `${file} of ${name} calls ${method.toUpperCase()} /api${path}, which the api does not have`,
      );
}

/** Refuses a release whose pages called such an address; `made` are calls as `GET /api/programs`. */
export function checkMadeCalls(made: Iterable<string>, hasRoute: ApiRoutes): void {
  const strays = [...made].filter((call) => !hasRoute(...(call.split(' ', 2) as [string, string])));
  if (strays.length) throw new ReleaseRefusal(`its pages call ${strays.join(', ')}, which the api does not have`);
}
