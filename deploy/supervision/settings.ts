import path from 'node:path';
import { logLevelSchema, settingsOrExit } from '@sahra/shared/server/settings';
import { z } from 'zod';
import { root } from '../build/version.ts';

const settingsSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  /** Where visitors reach the site, if that is another address than this port's; `https:` keeps their browsers on it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  /** Everything that must outlive a restart: database, releases, drawn pictures. Relative to the repository. */
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(root, folder)),
  LOG_LEVEL: logLevelSchema.default('warn'),
  /** Port of the api's measurements; worker, gateway and host server have the next ones. Empty: none. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_532).optional(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Settings of the one-command mode; those of api and host server go through to them and are checked there. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => settingsOrExit(settingsSchema, environment);
