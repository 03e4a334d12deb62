import { postBlocksSchema } from '@sahra/shared/schemas/post-blocks';
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { wholeSchema } from '../text-editor/schema.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { documentToBlocks } from './document-to-blocks.ts';
import { dataPicture, fromGoogleDocs, fromPage, fromWord } from './paste-samples.ts';

/** The document that comes of what was pasted, and what would be stored of it. */
function pasted(html: string) {
  const editor = new Editor({ extensions: wholeSchema, injectCSS: false, content: cleanPastedHtml(html) });
  const document = editor.getJSON();
  editor.destroy();
  const blocks = documentToBlocks(document);
  expect(postBlocksSchema.safeParse(blocks).error).toBeUndefined();
  const pending = (document.content ?? []).filter(({ type }) => type === 'pendingPicture').map(({ attrs }) => attrs);
  return { blocks, pending };
}
const plain = (text: string) => [{ text }];

it('What Word puts on the clipboard becomes headings, lists, a table and a quote, with every word and nothing else', () => {
  const { blocks, pending } = pasted(fromWord);
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, text: 'ليلة في السينما' },
    {
      kind: 'paragraph',
      text: [
        { text: 'قال لنا: ' },
        { text: '«لا تغلقوا الباب»', marks: ['strong'] },
        { text: '، ثم ' },
        { text: 'ضحك', marks: ['emphasis'] },
        { text: '. انظروا ' },
        { text: 'الموقع', href: 'https://example.org/cinema' },
        { text: ' وهذا.' },
      ],
    },
    { kind: 'heading', level: 2, text: 'الأدوات' },
    { kind: 'list', isOrdered: false, items: [plain('قلم أخضر'), plain('قاموس')] },
    { kind: 'list', isOrdered: true, items: [plain('أولًا')] },
    {
      kind: 'table',
      head: [[{ text: 'السنة', marks: ['strong'] }], plain('الفيلم'), plain('المدة')],
      rows: [
        [plain('1998'), plain('الباب (الجزء الأول)'), plain('90')],
        [[], plain('النافذة'), []],
      ],
    },
    { kind: 'quote', text: plain('«الباب مفتوح دائمًا»') },
  ]);
  expect(pending).toEqual([{ file: null, alternative: 'باب سينما مغلق' }]);
});

it('What Google Docs puts there keeps what only its styles say, and loses its frame and its way round', () => {
  const { blocks, pending } = pasted(fromGoogleDocs);
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, text: 'La lumière d’avant l’aube' },
    {
      kind: 'paragraph',
      text: [
        { text: 'On attend. « Pas encore », dit-elle. ' },
        { text: 'Jamais', marks: ['strong', 'emphasis'] },
        { text: ' avant ' },
        { text: 'cinq', marks: ['strikethrough'] },
        { text: ' six heures — ' },
        { text: 'voir ici', href: 'https://example.org/aube' },
        { text: '.' },
      ],
    },
    { kind: 'paragraph', text: plain('Deuxième ligne.') },
    { kind: 'list', isOrdered: false, items: [plain('Une lampe'), plain('et sa pince'), plain('Du fil')] },
    { kind: 'heading', level: 3, text: 'Détail' },
    {
      kind: 'table',
      head: [[{ text: 'Heure', marks: ['strong'] }], plain('Lumière')],
      rows: [[plain('5 h 40'), []]],
    },
  ]);
  expect(pending).toEqual([{ file: null, alternative: 'Une fenêtre' }]);
});

it('Of a page come its texts and the picture that came along, and nothing that runs, frames or tracks', () => {
  const { blocks, pending } = pasted(fromPage);
  expect(blocks).toEqual([
    { kind: 'heading', level: 3, text: 'Kapitel' },
    { kind: 'paragraph', text: plain('Er sagte: „Nein“.') },
    { kind: 'quote', text: plain('Wer bleibt, spült.'), by: 'Oma' },
    { kind: 'paragraph', text: plain('Nur ein Rahmen') },
    { kind: 'code', text: 'eins\n  zwei' },
    { kind: 'divider' },
    { kind: 'paragraph', text: plain('Ende.') },
  ]);
  expect(pending).toEqual([{ file: dataPicture, alternative: 'Ein Punkt' }]);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'vbscript:x',
  'file:///etc',
])('A link to %s is pasted as its words', (href) => {
  const { blocks } = pasted(`<p>vor <a href="${href}">Wort</a> nach</p>`);
  expect(blocks).toEqual([{ kind: 'paragraph', text: plain('vor Wort nach') }]);
});
