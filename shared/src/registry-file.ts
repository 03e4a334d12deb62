import { z } from 'zod';
import { versionSchema } from './release-manifest.ts';

/** `registry.json`: a pointer to one version of each remote. */
export const registrySchema = z.object({
  schema: z.literal(1),
  /** Grows by one with each change. */
  revision: z.int().positive(),
  /** A remote that is off is not offered to anyone; its pages are unknown until it is on again. */
  remotes: z.record(z.string(), z.object({ version: versionSchema, isOff: z.boolean().default(false) })),
});
export type RegistryFile = z.infer<typeof registrySchema>;
