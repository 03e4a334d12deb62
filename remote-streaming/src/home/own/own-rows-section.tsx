import { useEffect, useState } from 'react';
import { Rail, useApp, useSession, useTranslation } from '@sahra/shared/facade';
import { paths } from '../../paths.ts';
import { useLength } from '../../ui/use-length.ts';
import { ProgramRail } from '../program-rail-section.tsx';
import { ContinueRail } from './continue-rail.tsx';
import { readAccountHome, readDeviceHome, type OwnHome } from './load-own-home.ts';
import { OwnRowsSkeleton } from './own-rows-skeleton.tsx';
import styles from './own-rows.module.css';
import { SceneCard } from './scene-card.tsx';

/** What is like the program that was watched last, in place of what could be continued: as high as that. */
function BecauseScenes({
  title,
  programs,
}: {
  title: string;
  programs: NonNullable<OwnHome['becauseWatched']>['programs'];
}) {
  const length = useLength();
  return (
    <Rail title={title}>
      {programs.map((program) => (
        <SceneCard
          key={program.id}
          shown={program}
          title={program.title}
          facts={length.ofProgram(program)}
          href={paths.program.href(program.id)}
        />
      ))}
    </Rail>
  );
}

/**
 * The rows that are a viewer's own; `loaded` is null where the page has to ask for them: the device, which no server can, or
 * the account where it was late. Room is held for those of a device alone: of the account it is not known whether there are such rows.
 */
export default function OwnRows({ loaded }: { loaded: OwnHome | null }) {
  const { t } = useTranslation('home');
  const app = useApp();
  const isMember = useSession() !== null;
  const [asked, setAsked] = useState<OwnHome | null>();
  // What the browser stores is there after hydration only; the page was made without it.
  useEffect(() => {
    if (loaded) return;
    const leave = new AbortController();
    const settle = (rows: OwnHome | null) => {
      if (!leave.signal.aborted) setAsked(rows);
    };
    const read = isMember ? readAccountHome : readDeviceHome;
    read(app, leave.signal).then(settle, () => settle(null));
    return () => leave.abort();
  }, [app, loaded, isMember]);
  const rows = loaded ?? asked;
  if (rows === undefined) return isMember ? null : <OwnRowsSkeleton />;
  if (rows === null) return null;
  const { continueWatching, watchlist, becauseWatched } = rows;
  const because = becauseWatched && {
    title: t('because', { program: becauseWatched.program.title }),
    programs: becauseWatched.programs,
  };
  const isContinued = continueWatching.length > 0;
  return (
    <div className={styles.rows}>
      {isContinued ? <ContinueRail episodes={continueWatching} /> : because && <BecauseScenes {...because} />}
      {watchlist.length > 0 && (
        <ProgramRail title={t('watchlist')} href={paths.watchlist.href()} programs={watchlist} />
      )}
      {isContinued && because && <ProgramRail {...because} />}
    </div>
  );
}
