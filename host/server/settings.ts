import { availableParallelism } from 'node:os';
import { settingsOrExit } from '@sahra/shared/server/settings';
import { z } from 'zod';

const settingsSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  /** 0: any free port, told to the parent process. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  DATA_DIR: z.string().default('.data'),
  /**
   * Where visitors reach the site; kept without a path. Whole addresses begin with it and never with what a request says
   * of its host: pages are kept, and one visitor must not decide what others get.
   */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
    .default('http://localhost:4000')
    .transform((url) => new URL(url).origin),
  /** Where Sahra is on other networks: addresses separated by commas, linked in the footers. */
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((link) => link.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url({ protocol: /^https$/, error: 'must be https:// addresses, separated by commas' })).max(12)),
  /** Where the host server reaches the api, up to and with `/api`. */
  API_URL: z.url().default('http://127.0.0.1:4002/api'),
  /** Where the host server reaches the api past the gateway, without a path, to tell of releases that fail and to ask for tickets of pages; the origin of `API_URL` where it is empty. */
  REPORTS_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  /** Address of the WebSub hub that is told of new posts: feeds name it. Empty: none is. */
  WEBSUB_HUB: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
  /** `all`, `none`, or path patterns separated by commas that are left to the browser (`/shop,/blogs/*`). */
  SSR: z.string().default('all'),
  /** Milliseconds for which a page without anything personal is kept; 0 keeps none. */
  PAGE_CACHE_MS: z.coerce.number().int().min(0).max(600_000).default(10_000),
  /**
   * Pages that are made anew in a minute for one network (an IPv4 address, the /64 of an IPv6 one), cached ones not counted; who wants more gets a page
   * that says so. Above what people do: an office of a thousand members behind one address who each open a page in a minute, or a crawler
   * that asks for ten a second, stays below; a program that asks for what it gets has passed it in half a minute.
   */
  NETWORK_PAGES_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  /** Milliseconds for the import of a remote's bundle, for a page's data, and for rendering; together under 3 s. */
  LOAD_LIMIT_MS: z.coerce.number().int().min(10).default(700),
  DATA_LIMIT_MS: z.coerce.number().int().min(10).default(1200),
  RENDER_LIMIT_MS: z.coerce.number().int().min(10).default(800),
  /** Milliseconds for what other remotes show in the slots of a page: import and data, beside the page's own. */
  EXTENSION_LIMIT_MS: z.coerce.number().int().min(10).default(400),
  /** Processes that render; another core is for this one, the api and the database. */
  RENDER_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(32)
    .default(availableParallelism() >= 4 ? 2 : 1),
  /** Megabytes that the heap of each of them may have. */
  RENDER_MEMORY_MB: z.coerce.number().int().min(96).max(8192).default(256),
  /** Milliseconds of processor time without a pause after which its code is taken to be in an endless loop. */
  RENDER_BLOCK_MS: z.coerce.number().int().min(200).max(60_000).default(1000),
  /** ISO time at which the coming-soon page is over; the next season's first evening where it is empty. */
  COMING_SOON_AT: z.iso.datetime({ offset: true, error: 'must be an ISO time' }).optional(),
  /** `on`: a visitor may choose versions (`?mf-shop=1.3.0`) and call the doctor (`?mf=doctor`). Not for a public site. */
  DEV_TOOLS: z.enum(['on', 'off']).default('off'),
  /** Of the Prometheus metrics of this process, which visitors do not reach; empty: none. */
  METRICS_PORT: z.preprocess((text) => text || undefined, z.coerce.number().int().min(0).max(65_535).optional()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Where the api is reached past the gateway, without a slash at the end. */
export const reportsUrlOf = ({ REPORTS_URL, API_URL }: Pick<Settings, 'REPORTS_URL' | 'API_URL'>): string =>
  REPORTS_URL ?? new URL(API_URL).origin;

/** Reads the environment once; a bad value ends the process with its name and the reason. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => settingsOrExit(settingsSchema, environment);
