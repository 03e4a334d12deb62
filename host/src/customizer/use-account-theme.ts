import { useRef, useState } from 'react';
import { useApp } from '@sahra/shared/facade';
import { storeChoice } from '../preferences/account-choices.ts';

/** Stores a member's theme with the account, one call at a time: however fast they choose, the last choice is what stays. */
export function useAccountTheme() {
  const app = useApp();
  const [isStored, setIsStored] = useState<boolean>();
  const run = useRef<{ isOutdated: boolean }>(undefined);

  async function store() {
    setIsStored(undefined);
    const { scheme, direction, storage } = app.theme.getState();
    // What is to be kept in one tab, or nowhere, is none of the account's business.
    if (!app.session.getState().member || storage !== 'local') return;
    if (run.current) {
      run.current.isOutdated = true;
      return;
    }
    run.current = { isOutdated: false };
    const worked = await storeChoice(app, { scheme, direction });
    const { isOutdated } = run.current;
    run.current = undefined;
    if (isOutdated) await store();
    else setIsStored(worked);
  }
  return { isStored, store };
}
