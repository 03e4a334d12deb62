import { expect, it } from 'vitest';
import { readable, type VisitorText } from './texts.ts';
import { typographyFaults } from './typography.ts';

type Row = [code: VisitorText['code'], wrong: string, right: string, fault: string];

const faultsOf = (code: VisitorText['code'], text: string, place: Partial<VisitorText> = {}) =>
  typographyFaults({ file: '', key: 'any', kind: 'message', code, text, ...place }, readable(text));

it.each<Row>([
  ['en', 'Wait...', 'Wait…', 'three dots'],
  ['de', '1920 x 1080', '1920 × 1080', '×'],
  ['fr', 'De 10-20 titres', 'De 10–20 titres', 'range'],
  ['en', "The film's end", 'The film’s end', 'apostrophe'],
  ['en', 'The "best" film', 'The “best” film', 'quotation mark'],
  ['en', 'Films - and series', 'Films – and series', 'dash'],
  ['gr', 'Τέλος!', 'Τέλος.', 'exclamation'],
  ['en', 'Choose a colour', 'Choose a color', 'British'],
  ['en', 'Seen to 90 %', 'Seen to 90%', 'space before %'],
  ['en', 'Loading …', 'Loading…', 'space before …'],
  ['en', 'The «best» film', 'The “best” film', 'quotation marks'],
  ['de', 'Der “beste” Film', 'Der „beste“ Film', '„ “'],
  ['de', 'Der „beste Film', 'Der „beste“ Film', '„ “'],
  ['de', 'Der ‘beste’ Film', 'Der ‚beste‘ Film', '„ “'],
  ['de', 'Filme — und Serien', 'Filme – und Serien', 'em dash'],
  ['de', 'Filme–und Serien', 'Filme – und Serien', 'en dash'],
  ['de', 'Bis 90 %', 'Bis 90\u00A0%', 'before %'],
  ['fr', 'Vraiment ?', 'Vraiment\u202F?', 'U+202F'],
  ['fr', 'Vraiment?', 'Vraiment\u202F?', 'U+202F'],
  ['fr', '{{title}} ; rien de plus', '{{title}}\u202F; rien de plus', 'U+202F'],
  ['fr', 'Note : {{rating}}', 'Note\u00A0: {{rating}}', 'U+00A0'],
  ['fr', 'Note\u202F: 5', 'Note\u00A0: 5', 'U+00A0'],
  ['fr', '« {{title}} »', '«\u00A0{{title}}\u00A0»', '« »'],
  ['gr', 'Σίγουρα?', 'Σίγουρα;', 'Greek asks'],
  ['gr', 'Το “τέλος”', 'Το «τέλος»', '« »'],
  ['gr', 'Δες το τώρα', 'Δείτε το τώρα', 'Δες'],
  ['gr', 'Μπες με το e-mail σου', 'Μπείτε με το e-mail σας', 'Μπες'],
  ['gr', 'Καμία κάρτα: διάλεξε', 'Καμία κάρτα: διαλέξτε', 'διάλεξε'],
  ['ar', 'نوعاً آخر', 'نوعًا آخر', 'tanwin behind'],
  ['ar', 'مجانا', 'مجانًا', 'tanwin is missing: مجانا'],
  ['ar', 'ودائما', 'ودائمًا', 'tanwin is missing: ودائما'],
  ['ar', 'تلقائيّا', 'تلقائيًّا', 'tanwin is missing'],
  ['ar', 'متاح بـ: {{language}}', 'متاح أيضًا: {{language}}', 'tatweel'],
  ['ar', '٣ أفلام', '3 أفلام', 'digits'],
  ['ar', 'أفلام, ومسلسلات', 'أفلام، ومسلسلات', 'Latin punctuation'],
  ['ar', 'فيلم “حبر”', 'فيلم «حبر»', '« »'],
])('%s: "%s" is a finding, "%s" is not', (code, wrong, right, fault) => {
  expect(faultsOf(code, wrong)).toEqual([expect.stringContaining(fault)]);
  expect(faultsOf(code, right)).toEqual([]);
});

it.each<[VisitorText['code'], string]>([
  ['en', 'A <faq>question</faq>, and {{from}}–{{to}} of $t(common:plan)'],
  ['fr', 'À 10:30, sur https://sahra.example/?a=b'],
  ['de', 'Nur a–z, 0–9 und - oder _, auch Karims Bilder’s'],
  ['gr', 'Ο κωδικός σας άλλαξε, και η ταινία διάλεξε εσάς'],
  ['ar', 'اكتب اسم الفيلم «الخط ٣٠» هنا'],
])('%s: "%s" is fine', (code, text) => {
  expect(faultsOf(code, text)).toEqual([]);
});

it('A greeting may have an exclamation mark, and contents may', () => {
  expect(faultsOf('en', 'Welcome, {{name}}!', { key: 'signIn.welcome' })).toEqual([]);
  expect(faultsOf('en', 'Goal!', { kind: 'contents' })).toEqual([]);
});

it('The title of a work has digits of its own; its synopsis has not', () => {
  const contents = { kind: 'contents' } as const;
  expect(faultsOf('ar', 'الخط ٣٠', { ...contents, key: '4.title.ar' })).toEqual([]);
  expect(faultsOf('ar', 'سنة ١٩١٩', { ...contents, key: '4.synopsis.ar' })).toEqual([
    expect.stringContaining('digits'),
  ]);
});
