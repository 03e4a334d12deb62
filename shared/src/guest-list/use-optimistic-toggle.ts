import { useRef, useState } from 'react';

/**
 * A toggle that shows its new state at once and saves it in the background. However fast it is pressed, the state saved in the
 * end is the last one; where saving fails, the toggle goes back to what is saved.
 */
export function useOptimisticToggle(
  isSaved: boolean,
  save: (isOn: boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const [shown, setShown] = useState<boolean>();
  const running = useRef<{ wanted: boolean }>(undefined);
  const isOn = shown ?? isSaved;

  async function toggle() {
    const wanted = !isOn;
    setShown(wanted);
    if (running.current) {
      running.current.wanted = wanted;
      return;
    }
    const run = (running.current = { wanted });
    let saved = isOn;
    try {
      while (run.wanted !== saved) {
        const next = run.wanted;
        await save(next);
        saved = next;
      }
    } catch (error) {
      setShown(saved);
      onFailure(error);
    } finally {
      running.current = undefined;
    }
  }
  return { isOn, toggle };
}
