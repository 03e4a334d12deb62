import type { z } from 'zod';

/** Milliseconds that the api gets for one answer. */
export const API_TIMEOUT_MS = 5000;

/** Reads of the api for what is no page: nobody's cookies go with them. Everything throws where the api does not answer. */
export function apiReader(apiUrl: string) {
  const get = (path: string) => fetch(apiUrl + path, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });

  async function read<Schema extends z.ZodType>(path: string, response: Response, schema: Schema) {
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return schema.parse(await response.json());
  }
  return {
    ask: async <Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> =>
      read(path, await get(path), schema),
    /** Undefined where there is no such thing. */
    async find<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema> | undefined> {
      const response = await get(path);
      return response.status === 404 ? undefined : read(path, response, schema);
    },
  };
}
