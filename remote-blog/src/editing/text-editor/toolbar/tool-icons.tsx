/** Drawings of the tools on a ground of 24 × 24. */
const drawings = {
  undo: 'M9 8H15a5 5 0 0 1 0 10H8M9 8l3.5-3.5M9 8l3.5 3.5',
  redo: 'M15 8H9a5 5 0 0 0 0 10h7M15 8l-3.5-3.5M15 8l-3.5 3.5',
  paragraph: 'M5 6h14M5 10h14M5 14h14M5 18h8',
  heading: 'M6 5v14M16 5v14M6 12h10',
  subheading: 'M6 8v11M14 8v11M6 13.5h8M17.5 19h3',
  bold: 'M7.5 5h5.5a3.4 3.4 0 0 1 0 6.8H7.5zm0 6.8h6.3a3.6 3.6 0 0 1 0 7.2H7.5z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  strike: 'M4 12h16M16.5 8c-.5-1.8-2.2-3-4.5-3-2.7 0-4.5 1.5-4.5 3.5M7.5 16c.5 1.8 2.2 3 4.5 3 2.7 0 4.5-1.5 4.5-3.5',
  code: 'm8.5 7-5 5 5 5m7-10 5 5-5 5',
  link: 'M10 14.5a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1 1M14 9.5a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1-1',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4M4 16.5c0-1.5 2.5-1.5 2.5 0 0 1-2.5 2-2.5 3h2.5',
  quote: 'M10 7c-3 .8-4.5 3-4.5 6v4H10v-4.5H7.5M19 7c-3 .8-4.5 3-4.5 6v4H19v-4.5h-2.5',
  pullQuote: 'M5 5h14M5 19h14M8 10h8M9.5 14h5',
  codeBlock: 'M4 5h16v14H4zM9 9.5 6.5 12 9 14.5m6-5 2.5 2.5-2.5 2.5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  divider: 'M4 12h16M8 7h8M8 17h8',
  picture: 'M4 5h16v14H4zm0 11 4.5-5 4 4.5L15 13l5 4M15.5 9h.01',
  gallery: 'M7 4h13v11H7zM4 8v12h13M7 12l3.5-3 3 3 2-1.5L20 13',
  video: 'M4 5h16v14H4zM10 9v6l5-3z',
  audio: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  linkCard: 'M4 6h16v12H4zM7 10h6M7 14h10',
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  remove: 'm6 6 12 12M18 6 6 18',
  rowAbove: 'M4 13h16v6H4zM12 3v6M9 6h6',
  rowBelow: 'M4 5h16v6H4zM12 15v6M9 18h6',
  removeRow: 'M4 9h16v6H4zM9 12h6',
  columnBefore: 'M13 4v16h6V4zM3 12h6M6 9v6',
  columnAfter: 'M5 4v16h6V4zM15 12h6M18 9v6',
  removeColumn: 'M9 4v16h6V4zM10.5 12h3',
} as const;
export type ToolIconName = keyof typeof drawings;
/** Those that mean a direction of the text turn with it. */
const turning: readonly ToolIconName[] = [
  'undo',
  'redo',
  'paragraph',
  'bulletList',
  'columnBefore',
  'columnAfter',
  'linkCard',
];

/** The drawing of a tool; what it is called is said by its button. */
export function ToolIcon({ name, className }: { name: ToolIconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-turns={turning.includes(name) || undefined}
      className={className}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
