import { connectDatabase } from '../../api/src/database/connect.ts';
import { createLogger } from '../../api/src/server/logger.ts';
import { chance, popular } from './chance.ts';
import { libraryStatements, progressStatement } from './library.ts';
import { orderStatements } from './orders.ts';

/** How much people have written and bought. */
export interface Contributed {
  readonly authors: number;
  readonly contributions: number;
  /** Episodes that each of them has begun to watch. */
  readonly watched: number;
  readonly orders: number;
}

/**
 * Statements that let as many people write as much: reviews of programs and products, comments on posts and episodes, answers. The
 * members that there are write most. The first of each noun have thousands.
 */
export const contributionStatements = ({
  authors,
  contributions,
}: Pick<Contributed, 'authors' | 'contributions'>): string[] => [
  `insert into contributors (kind, member_id, language, wants_replies, trusted_at) select 'member', id, 'en', true, now() from members on conflict do nothing`,
  `insert into contributors (kind, name, language, wants_replies, trusted_at)
   select 'guest', 'Guest ' || n, 'en', false, now() from generate_series(1, ${authors}) as n`,
  `insert into contributions (kind, thing_kind, thing_id, contributor_id, rating, text, language, status, vote_count, created_at, wait_reason)
   select case when thing in ('program', 'product') then 'review' else 'comment' end, thing,
     ${popular('total', chance('n', 1))},
     (select min(id) from contributors) + floor(${authors} * ${chance('n', 2)} ^ 1.5)::int,
     case when thing in ('program', 'product') then 1 + floor(5 * ${chance('n', 3)} ^ 0.5)::int end,
     'The ' || n || 'th thing that somebody says of it, in a sentence or two as people do. It was worth an evening.', 'en', status,
     floor(50 * ${chance('n', 4)} ^ 8)::int, now() - n * interval '3 minutes', case status when 'waiting' then 'first' end
   from generate_series(1, ${contributions}) as n
   cross join lateral (select (array['program', 'product', 'post', 'episode'])[1 + n % 4] as thing) as of
   cross join lateral (select case n % 500 when 0 then 'waiting' when 1 then 'hidden' when 2 then 'deleted' else 'published' end as status) as as_is
   join (values ('program', (select count(*) from programs)), ('product', (select count(*) from products)),
     ('post', (select count(*) from posts)), ('episode', (select count(*) from episodes))) as things (noun, total) on noun = thing
   on conflict do nothing`,
  // A fifth of the comments are answers to one that was there before.
  `update contributions as answer set thread_id = first.id from (
     select id, thing_kind, thing_id, (lag(id) over (partition by thing_kind, thing_id order by id)) as before from contributions
   ) as own join contributions as first on first.id = own.before
   where answer.id = own.id and answer.kind = 'comment' and answer.id % 5 = 0 and first.id % 5 <> 0`,
  `insert into contribution_reports (contribution_id, reporter_key, reason, note)
   select id, 'reader', 'spam', '' from contributions where id % 1000 = 7`,
  `insert into contribution_totals (thing_kind, thing_id, count, stars)
   select thing_kind, thing_id, count(*), array[${[1, 2, 3, 4, 5].map((stars) => `count(*) filter (where rating = ${stars})`).join(', ')}]
   from contributions where status = 'published' group by thing_kind, thing_id
   on conflict (thing_kind, thing_id) do update set count = excluded.count, stars = excluded.stars`,
  // Who reads all this.
  `update members set role = 'moderator' where username = 'mona'`,
];

/** Lets people write in the database at `url`, once, and brings it to the state in which PostgreSQL keeps a site that runs for a day. */
export async function fillContributions(url: string, size: Contributed): Promise<void> {
  const { pool, close } = connectDatabase(`${url}?options=-c%20statement_timeout=0`, createLogger('error'));
  const { rowCount } = await pool.query("select from contributors where name = 'Guest 1'");
  const library = libraryStatements({ members: size.authors, playlists: 2 * size.authors });
  const statements = rowCount ? [] : [...contributionStatements(size), ...library];
  // A site that was filled before members watched so much is brought up to it.
  const { rows } = await pool.query<{ missing: boolean }>('select count(*) < $1 as missing from watch_progress', [
    size.authors * size.watched * 0.9,
  ]);
  if (rows[0]?.missing) statements.push(progressStatement(size.watched));
  const { rows: sold } = await pool.query<{ missing: boolean }>('select count(*) < $1 as missing from orders', [
    size.orders * 0.9,
  ]);
  if (sold[0]?.missing) statements.push(...orderStatements({ members: size.authors, orders: size.orders }));
  for (const statement of [...statements, 'vacuum (analyze)']) await pool.query(statement);
  await close();
}
