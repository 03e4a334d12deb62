/** First names of women as they are written in slugs; what is not here and does not end in -a is read as a man's. */
const women = new Set([
  'nadine',
  'samar',
  'ibtisam',
  'maryam',
  'nelly',
  'amal',
  'riham',
  'shahd',
  'ines',
  'sohair',
  'tahani',
  'colette',
  'mireille',
  'jihane',
  'hanan',
  'nour',
  'sawsan',
  'suad',
  'yasmine',
  'yasmin',
  'carmen',
  'faten',
  'nesrin',
  'eman',
  'hend',
  'mirvat',
  'soad',
  'nahed',
  'sherihan',
  'leyli',
]);
const menInA = new Set([
  'taha',
  'bahaa',
  'luca',
  'moussa',
  'issa',
  'mostafa',
  'reda',
  'zakaria',
  'yehia',
  'diaa',
  'alaa',
  'andrea',
  'atta',
]);

/** Reads the gender of a person from the first name in the slug. */
export function genderOf(slug: string): 'woman' | 'man' {
  const [first = ''] = slug.split('-');
  if (women.has(first)) return 'woman';
  return first.endsWith('a') && !menInA.has(first) ? 'woman' : 'man';
}
