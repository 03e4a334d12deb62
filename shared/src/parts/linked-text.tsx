import type { ReactNode } from 'react';

const named = /<(\w+)>(.*?)<\/\1>/g;

/** A message; what stands in it as `<name>label</name>` is rendered by the function of that name. */
export function LinkedText({
  text,
  parts,
}: {
  text: string;
  parts: Readonly<Record<string, (label: string) => ReactNode>>;
}) {
  let from = 0;
  const pieces = [...text.matchAll(named)].flatMap(({ 0: all, 1: name = '', 2: label = '', index }) => {
    const before = text.slice(from, index);
    from = index + all.length;
    return [before, <span key={index}>{parts[name]?.(label) ?? label}</span>];
  });
  return [...pieces, text.slice(from)];
}
