import type { Finding } from '../../finding.ts';
import { glossaryRule, readGlossary } from './glossary.ts';
import { readable, visitorTexts } from './texts.ts';
import { typographyFaults } from './typography.ts';

/** What the specification says word for word, whatever the rules would say. */
const given = new Set(['You must be logged in to view this content']);

/** Words and signs of every text that visitors read. Names are for messages only: an author's contents may vary them. */
export function checkWording(root: string): Finding[] {
  const words = new Map([...readGlossary(root)].map(([code, namings]) => [code, glossaryRule(namings)]));
  return visitorTexts(root).flatMap((place) => {
    if (given.has(place.text)) return [];
    const text = readable(place.text);
    const names = place.kind === 'message' ? (words.get(place.code)?.(text) ?? []) : [];
    return [...names, ...typographyFaults(place, text)].map((fault) => ({
      file: place.file,
      text: `${place.key}: ${fault}`,
    }));
  });
}
