import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildrenLimit } from '@sahra/shared/form-rules/profile-rules';
import { maturities } from '@sahra/shared/schemas/catalog';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** The limit of who asks, for everything that is done for their request. */
export const currentLimit = new AsyncLocalStorage<ChildrenLimit>();

/** Views in the place of the tables whose rows are programs, or belong to one: they have what the limit of a connection leaves. */
const viewStatements = [
  'create schema if not exists children',
  `create or replace view children.programs as select * from public.programs
    where maturity = any(string_to_array(current_setting('sahra.maturities'), ','))`,
  `create or replace view children.episodes as select e.* from public.episodes e
    where exists (select from children.programs p where p.id = e.program_id)`,
  `create or replace view children.search_entries as select s.* from public.search_entries s
    where case s.type
      when 'program' then exists (select from children.programs p where p.id = s.entity_id)
      when 'episode' then exists (select from children.episodes e where e.id = s.entity_id)
      else true end`,
];

/** Makes the views, with the columns that the tables have by now. A migration that drops or renames one of these drops the view first. */
export async function installLimitedViews(client: Pick<PoolClient, 'query'>): Promise<void> {
  for (const statement of viewStatements) await client.query(statement);
}

/** Makes a connection see nothing that is for older ones. One on which this fails is not used. */
async function limitConnection(client: Pick<PoolClient, 'query'>, limit: ChildrenLimit): Promise<void> {
  const shown = maturities.slice(0, maturities.indexOf(limit) + 1);
  await client.query(
    "select set_config('search_path', 'children,public', false), set_config('sahra.maturities', $1, false)",
    [shown.join(',')],
  );
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * A pool whose connections follow `currentLimit`: within a request of a children's profile they read the views, so that no read can
 * forget them. Everything of `pg` and of drizzle comes by `connect`.
 */
export class ViewerPool extends Pool {
  readonly #config: PoolConfig;
  readonly #limited = new Map<ChildrenLimit, Pool>();

  constructor(config: PoolConfig) {
    super(config);
    this.#config = config;
  }

  #poolOf(limit: ChildrenLimit): Pool {
    let pool = this.#limited.get(limit);
    if (!pool) {
      pool = new Pool({ ...this.#config, max: 4, onConnect: (client) => limitConnection(client, limit) });
      pool.on('connect', (client) => this.emit('connect', client));
      pool.on('error', () => {});
      this.#limited.set(limit, pool);
    }
    return pool;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    const limit = currentLimit.getStore();
    if (limit === undefined) return callback ? super.connect(callback) : super.connect();
    const pool = this.#poolOf(limit);
    return callback ? pool.connect(callback) : pool.connect();
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), ...[...this.#limited.values()].map((pool) => pool.end())]);
  }
}
