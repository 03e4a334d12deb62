import { useState } from 'react';
import { Button, Icon, useTranslation } from '@sahra/shared/facade';
import { ThingSearch } from '../ui/thing-search.tsx';
import type { FoundThing } from '../ui/use-thing-search.ts';
import styles from './settings.module.css';

interface NamedThingsProps {
  label: string;
  search: string;
  /** Those whose names are known already. */
  named: readonly FoundThing[];
  chosen: readonly number[];
  find: (q: string, signal: AbortSignal) => Promise<readonly FoundThing[]>;
  onChange: (ids: number[]) => void;
}

/** What a post is about: each can be taken out, and others found by their names. */
export function NamedThings({ label, search, named, chosen, find, onChange }: NamedThingsProps) {
  const { t } = useTranslation('editing');
  const [found, setFound] = useState<readonly FoundThing[]>([]);
  const nameOf = (id: number) => [...named, ...found].find((thing) => thing.id === id)?.name ?? `#${id}`;
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {chosen.length > 0 && (
        <ul role="list" className={styles.things}>
          {chosen.map((id) => (
            <li key={id}>
              <Button variant="quiet" onClick={() => onChange(chosen.filter((other) => other !== id))}>
                <bdi>{nameOf(id)}</bdi> <Icon name="close" />
                <span className="visually-hidden">{t('settings.takeOut')}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ThingSearch
        label={search}
        find={find}
        onChoose={(thing) => {
          setFound((before) => [...before, thing]);
          if (!chosen.includes(thing.id)) onChange([...chosen, thing.id]);
        }}
      />
    </fieldset>
  );
}
