import type { textMarks } from '@sahra/shared/schemas/post-blocks';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

type Mark = (typeof textMarks)[number];

/** What a piece of a text looks like by its element. */
export const marks: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ...['strong', 'b'].map((name): [string, Mark] => [name, 'strong']),
  ...['em', 'i', 'dfn', 'var'].map((name): [string, Mark] => [name, 'emphasis']),
  ...['code', 'kbd', 'samp', 'tt'].map((name): [string, Mark] => [name, 'code']),
  ...['s', 'del', 'strike'].map((name): [string, Mark] => [name, 'strikethrough']),
]);

/** Nothing in them is for readers. */
export const dropped = words(
  'script style template svg math noscript head title select textarea canvas input button option',
);

/** A paragraph ends where they begin and end. */
export const boundaries = words(
  'p section article header aside main nav address details summary center form fieldset legend dl dt dd hgroup body html picture tbody tfoot',
);

/** They change how their text looks in a way that blocks do not have, or not at all. */
export const plainElements = words(
  'span font u small sup sub mark ins abbr acronym time big label data q bdi bdo wbr ruby rt rp picture col colgroup param track area map nobr meta link base',
);
