import path from 'node:path';
import { z } from 'zod';
import { root } from './build/version.ts';

const settingsSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  /** Where visitors reach the site, if that is another address than this port's; `https:` keeps their browsers on it. */
  PUBLIC_URL: z.preprocess((value) => (value === '' ? undefined : value), z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional()),
  /** Everything that must outlive a restart: database, releases, drawn pictures. Relative to the repository. */
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((folder) => path.resolve(root, folder)),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Settings of the one-command mode; those of api and host server go through to them and are checked there. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = settingsSchema.safeParse(environment);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) console.error(`Setting ${issue.path.join('.')}: ${issue.message}`);
  process.exit(2);
}
