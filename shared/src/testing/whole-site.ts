import type { RemoteRoute } from '../federation/contract.ts';

const tables = import.meta.glob<readonly RemoteRoute[]>(
  '../../../{host/src/pages/information,remote-*/src}/routes.tsx',
  {
    eager: true,
    import: 'routes',
  },
);

/** Every page of the workspace, as if all of it were published: what links of a part that is tested alone may lead to. */
export const wholeSite = Object.values(tables).flatMap((routes) => routes.map(({ id, path }) => ({ id, path })));
