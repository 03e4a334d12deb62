import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '@sahra/shared/facade';
import { readOwnPlace, saveOwnPlace } from './own-place.ts';
import { PartyLine, type PartyView } from './party-line.ts';

const addressOf = (partyId: string) => `${location.origin.replace(/^http/, 'ws')}/api/parties/${partyId}/live`;
const nothing = () => () => undefined;

/** The line to a party, from when one comes in until one leaves the page: then the others are told. */
export function usePartyLine(party: string): {
  line: PartyLine | undefined;
  view: PartyView | undefined;
  /** The party that it leads to; one that has just begun is not in the page's address yet. */
  partyId: string | undefined;
  open: (partyId: string, name: string) => void;
} {
  const { code: language } = useLanguage();
  const current = useRef<PartyLine>(undefined);
  const [{ line, partyId }, setLine] = useState<{ line?: PartyLine; partyId?: string }>({});
  const open = (partyId: string, name: string) => {
    const { key, partyId: last } = readOwnPlace();
    current.current?.end(true);
    saveOwnPlace({ name, partyId, key: last === partyId ? key : undefined });
    const joining = { name, language, ...(last === partyId && key && { key }) };
    current.current = new PartyLine(addressOf(partyId), joining, (given) =>
      saveOwnPlace({ name, partyId, key: given }),
    );
    setLine({ line: current.current, partyId });
  };
  // Who was here a moment ago, before the page was loaded anew, is here again.
  const comeBack = useEffectEvent(() => {
    const { partyId, key, name } = readOwnPlace();
    if (partyId === party && key) open(partyId, name);
  });
  useEffect(() => {
    comeBack();
    return () => current.current?.end(true);
  }, []);
  const view = useSyncExternalStore(line?.subscribe ?? nothing, () => line?.view());
  return { line, view, partyId, open };
}
