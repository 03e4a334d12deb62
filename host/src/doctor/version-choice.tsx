import { useId } from 'react';
import { Button, useTranslation } from '@sahra/shared/facade';
import styles from './doctor.module.css';
import { withDoctor, withVersion } from './doctor-url.ts';
import { useLayerLabel } from './layer-label.ts';
import { overridePrefix, type RemoteOrigin } from './report.ts';

interface VersionChoiceProps {
  origin: RemoteOrigin;
  /** What the visitor has now. */
  version: string;
  address: string;
}

/** Takes another stored version of a remote for oneself. A form of the browser: the host server does what it asks for. */
export function VersionChoice({
  origin: { name, layer, stable, canary, stored },
  version,
  address,
}: VersionChoiceProps) {
  const { t } = useTranslation('doctor');
  const labelOf = useLayerLabel();
  const id = useId();
  const { pathname, searchParams } = new URL(withDoctor(address), address);
  const field = overridePrefix + name;
  const kept = [...searchParams].filter(([key]) => key !== field);
  const labels = new Map([[stable, labelOf('stable')]]);
  if (canary) labels.set(canary.version, labelOf('canary', canary.percent));
  return (
    <form action={pathname} className={styles.choice}>
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor={id} className="visually-hidden">
        {t('choice.label', { remote: name })}
      </label>
      <select id={id} name={field} defaultValue={version} className="form-select" dir="ltr">
        {stored.map((candidate) => (
          <option key={candidate} value={candidate}>
            {[candidate, labels.get(candidate)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
      <Button variant="quiet" type="submit">
        {t('choice.use')}
      </Button>
      {layer === 'override' && (
        <a href={withVersion(address, name, '')} className={styles.reset}>
          {t('choice.reset')}
        </a>
      )}
    </form>
  );
}
