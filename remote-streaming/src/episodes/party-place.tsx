import { useEffect, useState } from 'react';
import { ErrorState, Skeleton, useApp, useLanguage, useTranslation, type LanguageCode } from '@sahra/shared/facade';
import { loadParty, type PartyPanelProps } from '../load-party.ts';
import styles from './party-place.module.css';

type Panel = Awaited<ReturnType<typeof loadParty>>;

/** Where people who watch together meet, beside the film; its code and its messages come here. */
export function PartyPlace(props: PartyPanelProps) {
  const { i18n } = useApp();
  const { code } = useLanguage();
  const { t } = useTranslation('streaming');
  const [loaded, setLoaded] = useState<{ Panel: Panel; code: LanguageCode }>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = () =>
    void loadParty(i18n, code).then(
      (Panel) => setLoaded({ Panel, code }),
      () => setHasFailed(true),
    );
  // Only a browser can meet others; and another language has other messages.
  useEffect(load, [i18n, code]);
  return (
    <aside className={styles.place} aria-label={t('episode.together')}>
      {loaded && (
        // Connected all the while, and hidden until the messages of a new language are here.
        <div hidden={loaded.code !== code} className={styles.panel}>
          <loaded.Panel {...props} />
        </div>
      )}
      {!loaded && hasFailed && (
        <ErrorState
          kind="remote"
          onRetry={() => {
            setHasFailed(false);
            load();
          }}
        />
      )}
      {!loaded && !hasFailed && (
        <>
          <Skeleton className={styles.waiting} />
          <noscript>
            <p>{t('episode.togetherNeedsScripts')}</p>
          </noscript>
        </>
      )}
    </aside>
  );
}
