import { useTranslation } from '@sahra/shared/facade';
import { isEmpty, type ProgramList } from '@sahra/shared/guest-list/collection';
import { useCollection } from '@sahra/shared/guest-list/device';
import { MergeNote } from '../ui/merge-note.tsx';
import type { LoadedProgramList } from './load-program-list.ts';
import { listAddresses } from './use-list-texts.ts';

/** Tells a visitor that their list is on this device only; a member, where this device still stores what their account has not. */
export function DeviceNote({ list, loaded }: { list: ProgramList; loaded: LoadedProgramList }) {
  const { t } = useTranslation('watchlist');
  const collection = useCollection();
  if (loaded.source === 'unknownDevice') {
    return (
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
    );
  }
  const isOfMember = loaded.source === 'account';
  if (isOfMember ? isEmpty(collection) : collection[list].length === 0) return null;
  return <MergeNote text={t(isOfMember ? 'leftOnDevice' : 'deviceOnly')} next={listAddresses[list].href()} />;
}
