import { z } from 'zod';
import { remoteNameSchema, versionSchema } from './release-manifest.ts';

const pointerSchema = z.object({
  /** What visitors get. */
  version: versionSchema,
  /** A remote that is off is not offered to anyone; its pages are unknown until it is on again. */
  isOff: z.boolean().default(false),
  /** Another version that a share of visitors gets, always the same ones. */
  canary: z.object({ version: versionSchema, percent: z.int().min(1).max(99), since: z.iso.datetime() }).optional(),
});
export type RegistryPointer = z.infer<typeof pointerSchema>;

/** `start` is a publication by the start of the whole site; `halt` takes a canary back that failed. */
export const registryActions = ['start', 'publish', 'rollback', 'canary', 'promote', 'halt', 'off', 'on'] as const;

const changeSchema = z.object({
  revision: z.int().positive(),
  at: z.iso.datetime(),
  action: z.enum(registryActions),
  remote: remoteNameSchema,
  /** The version that the change was about. */
  version: versionSchema,
  percent: z.int().optional(),
  reason: z.string().optional(),
});
export type RegistryChange = z.infer<typeof changeSchema>;

/** `registry.json`: a pointer to one version of each remote, and how it came to be. */
export const registrySchema = z.object({
  schema: z.literal(1),
  /** Grows by one with each change. */
  revision: z.int().positive(),
  remotes: z.record(remoteNameSchema, pointerSchema),
  /** What the last start of the whole site published: started again, it leaves later publications and roll-backs alone. */
  started: z.record(remoteNameSchema, versionSchema).default({}),
  /** The latest changes, oldest first. */
  history: z.array(changeSchema).default([]),
});
export type RegistryFile = z.infer<typeof registrySchema>;
