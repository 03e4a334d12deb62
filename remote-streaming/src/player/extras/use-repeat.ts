import { useEffect, useEffectEvent } from 'react';
import { useMoment, usePlayerActions } from '../engine/engine.tsx';
import { usePlayerContext } from '../player-context.ts';

/** Goes back to the start of the part that is repeated, whenever its end is reached. */
export function useRepeat(): void {
  const { repeat } = usePlayerContext();
  const { seekTo } = usePlayerActions();
  const to = repeat?.to ?? Infinity;
  const isOver = useMoment((time) => time >= to);
  const goBack = useEffectEvent(() => repeat && seekTo(repeat.from));
  // The film's clock runs outside React.
  useEffect(() => {
    if (isOver) goBack();
  }, [isOver]);
}
