import { z } from 'zod';
import type { TestApp } from './test-app.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const fieldSchema: z.ZodType<Field> = z.lazy(() =>
  z.looseObject({
    // Of what may be null both are named.
    type: z.union([z.string(), z.tuple([z.string()], z.string()).transform(([first]) => first)]).optional(),
    const: z.json().optional(),
    enum: z.array(z.json()).optional(),
    properties: z.record(z.string(), fieldSchema).optional(),
    items: fieldSchema.optional(),
    anyOf: z.array(fieldSchema).optional(),
  }),
);
interface Field {
  type?: string | undefined;
  const?: Json | undefined;
  enum?: Json[] | undefined;
  properties?: Record<string, Field> | undefined;
  items?: Field | undefined;
  anyOf?: Field[] | undefined;
}

const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: fieldSchema })) }).optional(),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

export const writeMethods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type WriteMethod = (typeof writeMethods)[number];

/** An address of the api, as its own document tells of it. */
export interface ApiRoute {
  method: 'GET' | WriteMethod;
  /** `/api/programs/{programId}` */
  path: string;
  /** Fields of its body; null where it takes none. */
  body: Record<string, Field> | null;
  query: string[];
}

const isMethod = (text: string): text is ApiRoute['method'] =>
  text === 'GET' || writeMethods.some((method) => method === text);

/** All addresses of the api: what is added to it later is among them. */
export async function readRoutes(app: TestApp): Promise<ApiRoute[]> {
  const { paths } = documentSchema.parse((await app.get('/api/openapi.json')).body);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, { parameters, requestBody }]) => {
      const method = verb.toUpperCase();
      if (!isMethod(method)) return [];
      const body = requestBody ? (requestBody.content['application/json']?.schema.properties ?? {}) : null;
      return [
        {
          method,
          path,
          body,
          query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        },
      ];
    }),
  );
}

/** An address with `value` for each thing that it names. */
export const urlOf = ({ path }: ApiRoute, value = '1'): string => path.replace(/\{\w+\}/g, encodeURIComponent(value));

/** What a visitor could send, by the name of the field. */
const sampleTexts: Readonly<Record<string, string>> = {
  email: 'somebody@example.org',
  identifier: 'somebody@example.org',
  password: 'lamps over the river',
  // Not the right one: a change would sign out who tries.
  currentPassword: 'a password of nobody',
  newPassword: 'boats under the bridge',
  phone: '+201001234567',
  username: 'somebody',
  zip: '11511',
  country: 'EG',
  postalCode: '11511',
};

/** A value that a field takes. */
export function sampleOf(field: Field, name: string): Json {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[0] ?? null;
  if (field.anyOf?.[0]) return sampleOf(field.anyOf[0], name);
  if (field.properties) return samplesOf(field.properties);
  if (field.type === 'array') return field.items ? [sampleOf(field.items, name)] : [];
  if (field.type === 'boolean') return true;
  if (field.type === 'integer' || field.type === 'number') return 1;
  return name === 'website' ? '' : (sampleTexts[name] ?? 'some text of a visitor');
}

/** A body that an address takes. */
export const samplesOf = (fields: Record<string, Field>): { [key: string]: Json } =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, name)]));
