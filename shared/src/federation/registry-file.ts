import { z } from 'zod';
import { remoteNameSchema, versionSchema } from './release-manifest.ts';

const canarySchema = z.object({
  version: versionSchema,
  percent: z.int().min(1).max(99),
  since: z.iso.datetime(),
});
export type RegistryCanary = z.infer<typeof canarySchema>;

const pointerFields = z.object({
  /** What visitors get. */
  version: versionSchema,
  /** What visitors had before: a host server that `version` does not fit, which is about to be replaced, gives them that. */
  before: versionSchema.optional(),
  /** A remote that is off is not offered to anyone; its pages are answered 503 until it is on again. */
  isOff: z.boolean().default(false),
  /** Another version that a share of visitors gets, always the same ones. */
  canary: canarySchema.optional(),
});
export type RegistryPointer = z.infer<typeof pointerFields>;
const pointerSchema: z.ZodType<RegistryPointer> = pointerFields.loose();

/**
 * `start` is a publication by the start of the whole site; `wait` stores a release until a host fits it; `halt` takes back a canary, or
 * what waits; `remove` takes the remote out.
 */
export type RegistryAction =
  'start' | 'publish' | 'wait' | 'rollback' | 'canary' | 'promote' | 'halt' | 'off' | 'on' | 'remove';

/** Text that somebody else has chosen, as it may be printed on a terminal: on one line, in its own direction, of bounded length. */
const plainText = (maxLength: number) =>
  z.string().transform((text) => {
    const plain = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
    return Array.from(plain).slice(0, maxLength).join('');
  });

const changeFields = z.object({
  revision: z.int().positive(),
  at: z.iso.datetime(),
  /** A `RegistryAction`, or one that a later release of the tools has. */
  action: z.string().regex(/^[a-z][a-z-]{0,19}$/),
  remote: remoteNameSchema,
  /** The version that the change was about. */
  version: versionSchema,
  percent: z.int().optional(),
  reason: plainText(300).optional(),
  /** Who made the change. Personal data: no public address serves it. */
  by: plainText(80).optional(),
  /** The commit of the workspace that the command was run in; `-dirty` where that had changes. */
  commit: plainText(80).optional(),
});
export type RegistryChange = z.infer<typeof changeFields>;
const changeSchema: z.ZodType<RegistryChange> = changeFields.loose();

const registryFields = z.object({
  schema: z.literal(1),
  /** Grows by one with each change. */
  revision: z.int().positive(),
  remotes: z.record(remoteNameSchema, pointerSchema),
  /** The host that visitors get, and one that a share of them gets; absent in registries that were written before it was published like a remote. */
  host: z.object({ version: versionSchema, canary: canarySchema.optional() }).optional(),
  /** Versions that are published together with the next host that fits them, by remote. */
  waiting: z.record(remoteNameSchema, z.object({ version: versionSchema, since: z.iso.datetime() })).optional(),
  /** What the last start of the whole site published: started again, it leaves later publications and roll-backs alone. */
  started: z.record(remoteNameSchema, versionSchema).default({}),
  /** The latest changes, oldest first. */
  history: z.array(changeSchema).default([]),
});
export type RegistryFile = z.infer<typeof registryFields>;

/**
 * `registry.json`: a pointer to one version of each remote, and how it came to be. Fields that are unknown are kept: the containers of
 * a site bring release tools of different ages.
 */
export const registrySchema: z.ZodType<RegistryFile> = registryFields.loose();

/** The version of the host that visitors get; undefined before the first start. */
export const hostVersionOf = ({ host, started }: Pick<RegistryFile, 'host' | 'started'>): string | undefined =>
  host?.version ?? started.host;
