/** Where a key leads in a list of `count` items that begins anew at its end; nothing where it leads nowhere. */
export function itemAfterKey(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * The next item that begins with what was typed, the current one included while a word is being written; one letter
 * again and again goes on to the next that begins with it.
 */
export function itemAfterTyping(typed: string, current: number, labels: readonly string[]): number | undefined {
  const wanted = typed.toLocaleLowerCase();
  const isOneLetter = [...wanted].every((letter) => letter === wanted[0]);
  const prefix = isOneLetter ? (wanted[0] ?? '') : wanted;
  const first = isOneLetter ? 1 : 0;
  const order = labels.map((_, step) => (current + first + step) % labels.length);
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(prefix));
}
