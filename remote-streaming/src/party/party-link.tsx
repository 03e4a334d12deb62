import { useState } from 'react';
import { Button, Icon, useLocation, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import styles from './party.module.css';

/** Copies the address of the party, to be sent to others: each reads it in their own language. By hand where the browser does not. */
export function PartyLink({ partyId }: { partyId: string }) {
  const { t } = useTranslation('party');
  const { pathname } = useLocation();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const address = `${location.origin}${pathname}?party=${partyId}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <div className={styles.link}>
      <Button
        variant="quiet"
        onClick={() => {
          // Browsers without TLS have no clipboard.
          if ('clipboard' in navigator) void copy();
          else setOutcome('failed');
        }}
      >
        <Icon name="link" />
        {t('link.copy')}
      </Button>
      <span role="status" className={styles.done}>
        {outcome === 'copied' && t('link.copied')}
      </span>
      {outcome === 'failed' && (
        <Field
          id="party-link"
          name="link"
          label={t('link.label')}
          hint={t('link.failed')}
          value={address}
          readOnly
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
