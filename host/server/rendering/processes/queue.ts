interface QueueOptions<T> {
  /** As many wait; one more drops the oldest, whose visitor has waited longest already. */
  maxLength: number;
  /** Milliseconds after which one that waits is dropped. */
  maxWaitMs: number;
  onDrop: (item: T, reason: string) => void;
}

/** What waits for its turn, first come first served. */
export function createQueue<T>({ maxLength, maxWaitMs, onDrop }: QueueOptions<T>) {
  /** In the order in which they came; those that were put back go before all of them. */
  const waiting = new Map<T, NodeJS.Timeout>();
  const back: T[] = [];

  function remove(item: T): boolean {
    const timer = waiting.get(item);
    clearTimeout(timer);
    if (waiting.delete(item)) return true;
    const at = back.indexOf(item);
    if (at !== -1) back.splice(at, 1);
    return at !== -1;
  }
  function drop(item: T, reason: string) {
    if (remove(item)) onDrop(item, reason);
  }

  return {
    length: () => waiting.size + back.length,
    add(item: T) {
      const [oldest] = waiting.keys();
      if (oldest !== undefined && waiting.size >= maxLength) drop(oldest, `${maxLength} wait already`);
      waiting.set(
        item,
        setTimeout(() => drop(item, `it has waited for ${maxWaitMs} ms`), maxWaitMs),
      );
    },
    /** Before all others, and never dropped: it had its turn already. */
    putBack: (item: T) => void back.push(item),
    /** Takes the next one out; undefined where none waits. */
    next(): T | undefined {
      const [first] = back.length > 0 ? back : waiting.keys();
      if (first !== undefined) remove(first);
      return first;
    },
    /** Whoever waited for it has gone. False where it did not wait. */
    remove,
  };
}
