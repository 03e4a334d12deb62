import { useEffect, useState } from 'react';

/** How long the film may wait for data before it counts as stalled. */
const STALL_MS = 20_000;

/** True when the film has been waiting for data for too long. */
export function useStall(isWaiting: boolean): boolean {
  const [isStalled, setIsStalled] = useState(false);
  // A clock outside React.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsStalled(true), STALL_MS);
    return () => {
      clearTimeout(timer);
      setIsStalled(false);
    };
  }, [isWaiting]);
  return isStalled;
}
