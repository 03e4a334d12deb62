/** How much members have collected. */
export interface Collected {
  readonly members: number;
  readonly playlists: number;
}

/**
 * Statements that let members make playlists of a few programs each, and like programs. Those who are there already
 * have as much as the others.
 */
export const libraryStatements = ({ members, playlists }: Collected): string[] => [
  `insert into members (id, name, email, username, display_username, first_name, last_name, phone, zip, language)
   select 'collector-' || n, 'Collector ' || n, 'collector-' || n || '@example.org', 'collector-' || n, 'collector-' || n, 'C', 'N', '', '', 'en'
   from generate_series(1, ${members}) as n`,
  `insert into playlists (owner_id, name, description, privacy, labels, view_total)
   select 'collector-' || 1 + n % ${members}, 'Evening ' || n, '', case n % 3 when 0 then 'private' else 'public' end,
     case n % 40 when 0 then '{classics}'::text[] else '{}' end, n * 7919 % 1000
   from generate_series(1, ${playlists}) as n`,
  `insert into playlist_items (playlist_id, program_id, position)
   select id, program_id, row_number() over (partition by id order by program_id)
   from (select distinct playlists.id, 1 + (playlists.id * 31 + n * 7919) % (select count(*) from programs) as program_id
     from playlists cross join generate_series(1, 5) as n) as chosen`,
  `update playlists set item_total = (select count(*) from playlist_items where playlist_id = playlists.id)`,
  `insert into program_likes (member_id, program_id)
   select distinct members.id, 1 + abs(hashtext(members.id) % 7919 + n * 31) % (select count(*) from programs)
   from members cross join generate_series(1, 5) as n`,
  `insert into program_totals (program_id, view_total, like_total)
   select program_id, count(*) * 7, count(*) from program_likes group by program_id`,
];

/** Lets every member begin to watch as many episodes, of all there are, one an hour. What they have watched stays as it is. */
export const progressStatement = (episodesEach: number): string =>
  `insert into watch_progress (member_id, episode_id, seconds, watched_at)
   select members.id, episodes.id, 9, now() - n * interval '1 hour'
   from members cross join generate_series(1, ${episodesEach}) as n
   join episodes on episodes.id = 1 + abs(hashtext(members.id || ' ' || n)::bigint) % (select max(id) from episodes)
   on conflict do nothing`;
