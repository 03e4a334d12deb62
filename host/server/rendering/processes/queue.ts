interface QueueOptions<T> {
  /** As many wait; one more drops the oldest of the network that has most waiting: its visitor has waited longest of them already. */
  maxLength: number;
  /** Milliseconds after which one that waits is dropped. */
  maxWaitMs: number;
  /** Whose visitors wait for it; more may come while it waits. */
  networksOf: (item: T) => ReadonlySet<string>;
  /** How many are being worked on for a network. */
  underWay: (network: string) => number;
  onDrop: (item: T, reason: string) => void;
}

/**
 * What waits for its turn. The turn is the network's that has fewest under way; first come first served among those who have as many: so one network
 * has all turns where it alone waits, and no more than others where others wait too.
 */
export function createQueue<T>({ maxLength, maxWaitMs, networksOf, underWay, onDrop }: QueueOptions<T>) {
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

  /** The first of those that wait with the smallest amount; where several networks wait for one, the smallest of theirs counts. */
  function firstWithLeast(amountOf: (network: string) => number): T | undefined {
    let first: T | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const item of waiting.keys()) {
      const amount = Math.min(...[...networksOf(item)].map(amountOf));
      if (amount >= least) continue;
      first = item;
      least = amount;
    }
    return first;
  }

  /** Drops the oldest of the network that has most waiting; one that others wait for too is theirs as well. */
  function makeRoom() {
    const lengths = new Map<string, number>();
    for (const item of waiting.keys())
      for (const network of networksOf(item)) lengths.set(network, (lengths.get(network) ?? 0) + 1);
    const most = Math.max(...lengths.values());
    const oldest = [...waiting.keys()].find((item) =>
      [...networksOf(item)].every((network) => lengths.get(network) === most),
    );
    const [first] = waiting.keys();
    const item = oldest ?? first;
    if (item !== undefined) drop(item, `${maxLength} wait already`);
  }

  return {
    length: () => waiting.size + back.length,
    add(item: T) {
      if (waiting.size >= maxLength) makeRoom();
      waiting.set(
        item,
        setTimeout(() => drop(item, `it has waited for ${maxWaitMs} ms`), maxWaitMs),
      );
    },
    /** Before all others, and never dropped: it had its turn already. */
    putBack: (item: T) => void back.push(item),
    /** Takes the next one out; undefined where none waits. */
    next(): T | undefined {
      const first = back[0] ?? firstWithLeast(underWay);
      if (first !== undefined) remove(first);
      return first;
    },
    /** Whoever waited for it has gone. False where it did not wait. */
    remove,
  };
}
