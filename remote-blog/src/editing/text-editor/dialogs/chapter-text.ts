import { postLimits } from '@sahra/shared/form-rules/post-rules';

export interface Chapter {
  seconds: number;
  title: string;
}

/** Digits of Arabic and Persian keyboards as 0 to 9. */
const toDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** Chapters as one line each: `1:18 The kettle`. */
export const chapterText = (chapters: readonly Chapter[]): string =>
  chapters
    .map(({ seconds, title }) => {
      const clock = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
      return `${clock} ${title}`;
    })
    .join('\n');

/** The chapters of such a text, in order; undefined where a line is none. */
export function chaptersOf(text: string): Chapter[] | undefined {
  const chapters: Chapter[] = [];
  for (const line of text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(.+)$/.exec(toDigits(line.slice(0, 10)) + line.slice(10));
    if (!parts) return undefined;
    const [, hours = '0', minutes, seconds, title = ''] = parts;
    chapters.push({ seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title });
  }
  if (chapters.length > postLimits.chapters || chapters.some(({ title }) => title.length > postLimits.short))
    return undefined;
  return chapters.toSorted((a, b) => a.seconds - b.seconds);
}
