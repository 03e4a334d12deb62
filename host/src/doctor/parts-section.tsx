import { version as reactVersion, type ReactNode } from 'react';
import { Badge, CONTRACT_VERSION, useTranslation } from '@sahra/shared/facade';
import styles from './doctor.module.css';
import { useLayerLabel } from './layer-label.ts';
import { Name } from './name.tsx';
import type { RemotePart } from './parts.ts';
import { Section } from './section.tsx';
import { CheckResult } from './check-result.tsx';
import { VersionChoice } from './version-choice.tsx';

const tones = { stable: 'neutral', canary: 'accent', override: 'second', off: 'neutral' } as const;

function Versions({ contract, react }: { contract: string; react: string }) {
  const { t } = useTranslation('doctor');
  return (
    <p className={styles.facts}>
      <span>
        {t('parts.contract')} <Name>{contract}</Name>
      </span>
      <Name>{`react ${react}`}</Name>
    </p>
  );
}

interface PartProps {
  name: string;
  version: string;
  badge: ReactNode;
  state: string;
  children: ReactNode;
}

function Part({ name, version, badge, state, children }: PartProps) {
  return (
    <li className={styles.part}>
      <div className={styles.partHead}>
        <h4 className={styles.partName}>
          <bdi dir="ltr">{name}</bdi>
        </h4>
        {badge}
        <span className={styles.fine}>{state}</span>
      </div>
      <Name>{version}</Name>
      {children}
    </li>
  );
}

function Remote({ part: { origin, version, entry, state }, address }: { part: RemotePart; address: string }) {
  const { t } = useTranslation('doctor');
  const labelOf = useLayerLabel();
  const { name, layer, canary } = origin;
  return (
    <Part
      name={name}
      version={version}
      badge={<Badge tone={tones[layer]}>{labelOf(layer, canary?.percent)}</Badge>}
      state={entry ? t(`states.${state}`) : ''}
    >
      {entry && (
        <>
          <Versions contract={entry.contract} react={entry.react} />
          <CheckResult isGood={!entry.misfit}>
            {t(entry.misfit ? 'parts.misfit' : 'parts.fits')} {entry.misfit && <Name>{entry.misfit}</Name>}
          </CheckResult>
          <VersionChoice key={address} origin={origin} version={version} address={address} />
        </>
      )}
    </Part>
  );
}

/** The host and each remote: which version, why that one, and whether it may run here. */
export function PartsSection({
  hostVersion,
  parts,
  address,
}: {
  hostVersion: string;
  parts: readonly RemotePart[];
  address: string;
}) {
  const { t } = useTranslation('doctor');
  return (
    <Section title={t('parts.title')}>
      <ul role="list" className={styles.list}>
        <Part name="host" version={hostVersion} badge={<Badge>{t('layers.host')}</Badge>} state={t('states.running')}>
          <Versions contract={CONTRACT_VERSION} react={reactVersion} />
        </Part>
        {parts.map((part) => (
          <Remote key={part.origin.name} part={part} address={address} />
        ))}
      </ul>
    </Section>
  );
}
