import { z } from 'zod';
import { permissions, type Permission } from '../session/permissions.ts';
import { layouts } from './contract.ts';
import { menuItemSchema } from './menu-item-schema.ts';

/** Name of a remote, or `host`. Also the name of a folder, and part of addresses. */
export const remoteNameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a remote');

/** Also the name of a folder: no slash, no leading dot. */
export const versionSchema = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/);

/** SemVer, as every new release has it; the part after the hyphen may be a hash, which may begin with a zero. */
export const semanticVersionSchema = z
  .string()
  .regex(
    /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-[\da-zA-Z-]+(\.[\da-zA-Z-]+)*)?(\+[\da-zA-Z-]+(\.[\da-zA-Z-]+)*)?$/,
    'must be a version such as 1.4.0 or 1.4.0-62bd216dd8',
  );

const assetsSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) });
export type Assets = z.infer<typeof assetsSchema>;

export const pageSchema = z.object({
  id: z.string(),
  path: z.string().startsWith('/'),
  layout: z.enum(layouts),
  titleKey: z.string(),
  chunk: z.string(),
  robots: z.literal('noindex').optional(),
  isFramable: z.literal(true).optional(),
  namespaces: z.array(z.string()).optional(),
  slots: z.array(z.string()).optional(),
  /** Parameters of its address that change what it shows; absent in releases that were stored before it was written down: any may. */
  parameters: z.array(z.string()).optional(),
  menus: z.array(menuItemSchema).max(8).optional(),
});

export const extensionSchema = z.object({
  id: z.string(),
  slot: z.string().regex(/^[a-z][a-z0-9.-]{0,59}$/, 'must be the name of a slot'),
  chunk: z.string(),
  namespaces: z.array(z.string()).optional(),
  order: z.int().optional(),
  permission: z.enum(Object.keys(permissions) as Permission[]).optional(),
  /** Parameters of the page's address that it reads; absent in releases that do not say. */
  parameters: z.array(z.string()).optional(),
});

const namesSchema = z.record(z.string(), z.array(z.string()));
const typesSchema = z.record(z.string(), namesSchema);
const filesSchema = z.record(z.string(), z.object({ integrity: z.string().startsWith('sha384-'), bytes: z.int() }));

/**
 * `remote.json`, written by the build beside the two bundles (the host has one too, with the pages that are its own): all that the
 * registry and the host server need to know of a release without executing it.
 */
export const releaseManifestSchema = z.object({
  schema: z.literal(1),
  name: remoteNameSchema,
  version: versionSchema,
  /** Contract version it was built against. */
  contract: z.string(),
  /** Exact version of react it was built with. */
  react: z.string(),
  /** Names that either of its bundles imports of the modules that a host provides, by module; empty in the host. */
  uses: namesSchema.default({}),
  /** Names that a host exports of the modules that it provides to remotes, by module; empty in a remote. */
  offers: namesSchema.default({}),
  /** Calls of the api that its code names, each with a file that does. */
  calls: z
    .array(z.object({ method: z.enum(['get', 'post', 'put', 'patch', 'delete']), path: z.string(), file: z.string() }))
    .default([]),
  /**
   * Digests of the types of those names, by module and name: of the one that a remote was built for, of all that a host's takes
   * the place of. Where there is none, names alone are compared.
   */
  types: typesSchema.default({}),
  /** Entry module, relative to the client folder. */
  entry: z.string(),
  /**
   * Module of the app that a remote exposes, relative to the client folder: its pages start with it. Absent in the host, and in remotes
   * whose modules take what the host shares from the federation runtime: these start by their entry.
   */
  app: z.string().optional(),
  /** Its modules import nothing whose hash the browser does not know: a page of it may be taken over before all are known. */
  importsWait: z.literal(true).optional(),
  pages: z.array(pageSchema),
  /** What it shows in pages of others. */
  extensions: z.array(extensionSchema).default([]),
  /** Files to announce in a page's head, relative to the client folder. */
  hints: z.object({
    entry: assetsSchema,
    /** Of a host: its federation runtime, which is wanted before a remote is started by its entry. */
    federation: assetsSchema.optional(),
    /** Of a remote: what the federation runtime loads to come to its app, beside the entry. */
    container: assetsSchema.optional(),
    /** By the id of a page or of an extension. */
    pages: z.record(z.string(), assetsSchema),
    /** By language; those of a further namespace by `<namespace>/<language>`. */
    messages: z.record(z.string(), assetsSchema),
  }),
  /** Every public file: integrity (base64 SHA-384) and size in bytes. */
  files: filesSchema,
  /** The same of every file of the server bundle; empty in releases that were stored before it was written down. */
  server: filesSchema.default({}),
});
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
