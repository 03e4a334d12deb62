import { logLevelSchema, settingsOrExit } from '@sahra/shared/server/settings';
import { z } from 'zod';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
  .transform((url) => url.replace(/\/$/, ''));

const settingsSchema = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  /** Where releases, registry and drawn pictures are found. */
  DATA_DIR: z.string().default('/data'),
  /** Where the parts of the stack reach the replicas of the api, without a path. */
  API_URLS: z
    .string()
    .default('http://api-1:4002,http://api-2:4002')
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(address).min(1)),
  HOST_URL: address.default('http://host:4001'),
  /** Where the parts of the stack reach the site. */
  SITE_URL: address.default('http://gateway:8080'),
  PUBLIC_URL: address.optional(),
  /** Who deploys the container of a remote, and which commit. */
  DEPLOYED_BY: z.string().optional(),
  DEPLOYED_COMMIT: z.string().optional(),
  LOG_LEVEL: logLevelSchema.default('info'),
  /** Port of the gateway's measurements, which visitors do not reach. Empty: none. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Certificate and key as files: with them the gateway serves TLS and HTTP/2 too, on a port of its own. */
  TLS_CERT_FILE: z.string().default(''),
  TLS_KEY_FILE: z.string().default(''),
  TLS_PORT: z.coerce.number().int().min(1).max(65_535).default(8443),
});
export type StackSettings = z.infer<typeof settingsSchema>;

/** Settings of a container of the stack; a bad value ends it with its name and the reason. */
export const readStackSettings = (environment: NodeJS.ProcessEnv): StackSettings =>
  settingsOrExit(settingsSchema, environment);
