import { useRef, useState } from 'react';

/**
 * A wish that is seen at once and kept a moment later. However fast it is changed, what is kept in the end is what was
 * wished last; where it cannot be kept, it is taken back.
 */
export function useWish(isKept: boolean, keep: (isWanted: boolean) => Promise<void>, onFailure: (error: unknown) => void) {
  const [wish, setWish] = useState<boolean>();
  const running = useRef<{ wanted: boolean }>(undefined);
  const isWanted = wish ?? isKept;

  async function press() {
    const wanted = !isWanted;
    setWish(wanted);
    if (running.current) {
      running.current.wanted = wanted;
      return;
    }
    const run = (running.current = { wanted });
    let kept = isWanted;
    try {
      while (run.wanted !== kept) {
        const next = run.wanted;
        await keep(next);
        kept = next;
      }
    } catch (error) {
      setWish(kept);
      onFailure(error);
    } finally {
      running.current = undefined;
    }
  }
  return { isWanted, press };
}
