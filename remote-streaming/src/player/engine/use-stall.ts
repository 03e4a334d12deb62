import { useEffect, useState } from 'react';

/** After this many milliseconds without a picture we say so. */
const patience = 20_000;

/** True when the film has been waiting for the line for too long. */
export function useStall(isWaiting: boolean): boolean {
  const [isStalled, setIsStalled] = useState(false);
  // A clock outside React.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsStalled(true), patience);
    return () => {
      clearTimeout(timer);
      setIsStalled(false);
    };
  }, [isWaiting]);
  return isStalled;
}
