import { useEffect, useId, useRef, useState } from 'react';
import { IconButton, useTranslation } from '@sahra/shared/facade';
import { useStore, type StoreApi } from '@sahra/shared/host-runtime';
import { Boundaries } from './boundaries.tsx';
import styles from './doctor.module.css';
import { usePlace, type ExaminedPage } from './examined-page.ts';
import type { Observed } from './observe-page.ts';
import { PartsSection } from './parts-section.tsx';
import { remotePartsOf } from './parts.ts';
import { SharesSection } from './shares-section.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { ViolationsSection } from './violations-section.tsx';

interface DoctorProps {
  page: ExaminedPage;
  observed: StoreApi<Observed>;
  onClose: () => void;
}

/** Escape inside the panel closes it; elsewhere the key belongs to the page. */
function useEscape(onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    element?.addEventListener('keydown', close);
    return () => element?.removeEventListener('keydown', close);
  }, [onClose]);
  return panel;
}

/** The panel: what this page is made of. It lies beside the page, which stays usable. */
export function Doctor({ page, observed, onClose }: DoctorProps) {
  const { t } = useTranslation(['doctor', 'common']);
  const { loads, hydratedAt, violations } = useStore(observed);
  const { address, owner } = usePlace(page);
  const [isOutlined, setIsOutlined] = useState(false);
  const panel = useEscape(onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const parts = remotePartsOf(page, loads, owner);
  const shown = parts.find(({ origin }) => origin.name === owner);
  return (
    <>
      {isOutlined && (
        <Boundaries
          address={address}
          owner={owner}
          host={`host ${page.hostVersion}`}
          remote={`${owner} ${shown?.version}`}
          versionOf={(name) => parts.find(({ origin }) => origin.name === name)?.version}
        />
      )}
      <aside ref={panel} aria-labelledby={id} className={styles.panel}>
        <div className={styles.top}>
          <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
            {t('title')}
          </h2>
          <IconButton label={t('common:close')} icon="close" onClick={onClose} />
        </div>
        <p className={styles.fine}>{t('line')}</p>
        <label className={styles.toggle}>
          <input
            type="checkbox"
            className="form-check-input"
            checked={isOutlined}
            onChange={() => setIsOutlined(!isOutlined)}
          />
          {t('outline')}
        </label>
        <PartsSection hostVersion={page.hostVersion} parts={parts} address={address} />
        <TimelineSection loads={loads} {...(hydratedAt !== undefined && { hydratedAt })} />
        <SharesSection page={page} loads={loads.length} />
        <ViolationsSection violations={violations} />
      </aside>
    </>
  );
}
