/** Line drawings on a 24-unit grid, for a left-to-right page. */
export const iconPaths = {
  back: 'M19 12H5m6-6-6 6 6 6',
  bag: 'M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  film: 'M4 5h16v14H4zM8 5v14m8-14v14M4 9.7h4m8 0h4M4 14.3h4m8 0h4',
  gallery: 'M4 5h16v14H4zm0 11 4.5-5 4 4.5 2.5-2.5 5 4.5M15.5 9.3v.01',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c5 5.3 5 11.7 0 17-5-5.3-5-11.7 0-17',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5m0-9v.01',
  link: 'M10 14.5a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 9.5a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.2-1.2',
  menu: 'M4 7h16M4 12h16M4 17h10',
  next: 'm9 5 7 7-7 7',
  palette:
    'M12 3.5a8.5 8.5 0 1 0 0 17c1.6 0 2-1.2 1.4-2.3-.8-1.5 0-3.2 1.8-3.2h2.1c2 0 3.2-1.4 3.2-3.5 0-4.4-3.8-8-8.5-8M8 12.3v.01m2-4v.01m4.6-.3v.01',
  play: 'M8 5.2v13.6a.4.4 0 0 0 .6.35l10.8-6.8a.4.4 0 0 0 0-.7L8.6 4.85a.4.4 0 0 0-.6.35',
  plus: 'M12 5v14M5 12h14',
  previous: 'm15 5-7 7 7 7',
  quote: 'M10 7c-3 .8-4.5 3-4.5 6v4H10v-4.5H7.6M19 7c-3 .8-4.5 3-4.5 6v4H19v-4.5h-2.4',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-4.5V9H15',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.8 11.3L20 20',
  sound: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16 9a4.2 4.2 0 0 1 0 6m2.5-8.5a7.8 7.8 0 0 1 0 11',
  star: 'm12 3.8 2.5 5.3 5.7.7-4.2 4 1.1 5.7-5.1-2.8-5.1 2.8L8 13.8l-4.2-4 5.7-.7z',
  up: 'M12 19V5m-6 6 6-6 6 6',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  warning: 'M12 4 2.8 19.5h18.4zm0 6v4.5m0 2.5v.01',
} as const;

export type IconName = keyof typeof iconPaths;

/** Those that point along the line of reading. A play icon is not one: players look the same in every language. */
export const mirroredIcons: ReadonlySet<IconName> = new Set(['back', 'next', 'previous', 'quote', 'menu']);
