/** How many pages workers have under way for each network. */
export function createNetworkTurns() {
  const counts = new Map<string, number>();
  const underWay = (network: string) => counts.get(network) ?? 0;

  function add(network: string, more: 1 | -1) {
    const count = underWay(network) + more;
    if (count > 0) counts.set(network, count);
    else counts.delete(network);
  }

  return {
    underWay,
    /** A page is begun with, for the one of its networks that has fewest: answers with what ends that; ending it again does nothing. */
    begin(networks: ReadonlySet<string>): () => void {
      const [network = ''] = [...networks].sort((a, b) => underWay(a) - underWay(b));
      add(network, 1);
      let isOver = false;
      return () => {
        if (!isOver) add(network, -1);
        isOver = true;
      };
    },
  };
}
