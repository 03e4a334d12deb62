import type { ReactNode } from 'react';

const named = /<(\w+)>(.*?)<\/\1>/g;

/** A message in which words that stand as `<name>words</name>` are drawn by the function of that name. */
export function LinkedWords({ text, parts }: { text: string; parts: Readonly<Record<string, (words: string) => ReactNode>> }) {
  let from = 0;
  const pieces = [...text.matchAll(named)].flatMap(({ 0: all, 1: name = '', 2: words = '', index }) => {
    const before = text.slice(from, index);
    from = index + all.length;
    return [before, <span key={index}>{parts[name]?.(words) ?? words}</span>];
  });
  return [...pieces, text.slice(from)];
}
