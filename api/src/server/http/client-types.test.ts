import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../testing/test-app.ts';

const operationSchema = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string() })).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});
type Operation = z.infer<typeof operationSchema>;

/** What the client leaves to its caller: it says the language itself, and throws every failure. */
const forCallers = ({ parameters = [], responses, ...rest }: Operation): Operation => ({
  ...rest,
  parameters: parameters.filter(({ name }) => name !== 'lang'),
  responses: Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2'))),
});

const app = useTestApp();

it('The client is compiled against the routes that the api has: `npm run api:types` writes them', async () => {
  const document = documentSchema.parse((await app().get('/api/openapi.json')).body);
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path.replace(/^\/api/, ''),
    Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, forCallers(operation)])),
  ]);
  const types = astToString(await openapiTS(JSON.stringify({ ...document, paths: Object.fromEntries(paths) })));
  await expect(`// Written by \`npm run api:types\`.\n${types}`).toMatchFileSnapshot(
    '../../../../shared/src/api/openapi.d.ts',
  );
});
