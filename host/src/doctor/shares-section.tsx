import { Suspense, use, useMemo, useState } from 'react';
import { useTranslation } from '@sahra/shared/facade';
import type { RemoteEntry } from '@sahra/shared/federation/contract';
import styles from './doctor.module.css';
import type { ExaminedPage } from './examined-page.ts';
import { Name } from './name.tsx';
import { examineReact, isOneReact, type ReactFinding } from './one-react.ts';
import { Section } from './section.tsx';
import { federationInstances, sharedInUse, sharesOf, type Share } from './shares.ts';
import { CheckResult } from './check-result.tsx';

/** Once for each file: one that was asked for again after a failure is the same. */
const loadedScripts = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/mf/') && path.endsWith('.js')),
  ),
];

interface Examination {
  shares: Share[];
  findings: ReactFinding[];
}

async function examine({ remotes, federation }: ExaminedPage): Promise<Examination> {
  const isLoaded = ({ name }: RemoteEntry) => loadedScripts().some((path) => path.startsWith(`/mf/${name}/`));
  const instances = await federationInstances(remotes, isLoaded, federation);
  const findings = await examineReact({
    instances,
    hostsUseState: useState,
    inUse: sharedInUse('react'),
    scripts: loadedScripts(),
    readText: async (url) => (await fetch(url, { cache: 'force-cache' })).text(),
  });
  return { shares: sharesOf(instances), findings };
}

interface ExaminedProps {
  examination: Promise<Examination>;
}

function Shares({ examination }: ExaminedProps) {
  const { t } = useTranslation('doctor');
  const { shares } = use(examination);
  return (
    <ul role="list" className={styles.list}>
      {shares.map(({ module, version, provider, users }) => (
        <li key={`${module} ${version}`}>
          <Name>{`${module} ${version}`}</Name>
          <p className={styles.facts}>
            <span>
              {t('shares.provider')} <Name>{provider}</Name>
            </span>
            <span>
              {t('shares.users')} <Name>{users.join(' ')}</Name>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Proof({ examination }: ExaminedProps) {
  const { t } = useTranslation('doctor');
  const { findings } = use(examination);
  const isOne = isOneReact(findings);
  return (
    <>
      <CheckResult isGood={isOne}>{t(isOne ? 'proof.one' : 'proof.several')}</CheckResult>
      <ul role="list" className={styles.list}>
        {findings.map(({ part, isHosts, copies }) => (
          <li key={part} className={styles.facts}>
            <span>
              <Name>{part}</Name> {t(isHosts ? 'proof.same' : 'proof.other')}
            </span>
            <span>{t('proof.copies', { number: copies })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the parts share, and the proof that they share one react. Looks again after each of the `loads`. */
export function SharesSection({ page, loads }: { page: ExaminedPage; loads: number }) {
  const { t } = useTranslation('doctor');
  const { examination } = useMemo(() => ({ loads, examination: examine(page) }), [page, loads]);
  const checking = <p className={styles.fine}>{t('proof.checking')}</p>;
  return (
    <Section title={t('shares.title')}>
      <Suspense fallback={checking}>
        <Shares examination={examination} />
      </Suspense>
      <h4 className={styles.question}>{t('proof.title', { module: 'react' })}</h4>
      <Suspense fallback={checking}>
        <Proof examination={examination} />
      </Suspense>
    </Section>
  );
}
