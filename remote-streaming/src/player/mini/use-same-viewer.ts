import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '@sahra/shared/facade';

/**
 * Tells when somebody else watches than before: another profile or member, or nobody who is signed in. A visitor who signs in is the
 * same person.
 */
export function useSameViewer(onOther: () => void): void {
  const member = useSession();
  const viewer = member && JSON.stringify([member.id, member.profile]);
  const last = useRef(viewer);
  const tell = useEffectEvent(onOther);
  useEffect(() => {
    if (last.current !== null && last.current !== viewer) tell();
    last.current = viewer;
  }, [viewer]);
}
