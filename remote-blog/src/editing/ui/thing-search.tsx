import { useRef, type KeyboardEvent } from 'react';
import { Button, useTranslation } from '@sahra/shared/facade';
import { Field } from '@sahra/shared/parts/field';
import { useThingSearch, type FoundThing } from './use-thing-search.ts';
import styles from './thing-search.module.css';

interface ThingSearchProps {
  label: string;
  find: (q: string, signal: AbortSignal) => Promise<readonly FoundThing[]>;
  onChoose: (thing: FoundThing) => void;
  /** The id of what is chosen already. */
  chosen?: number;
  error?: string;
}

/** Finds something of the site by its name, and lets one choose it. */
export function ThingSearch({ label, find, onChoose, chosen, error }: ThingSearchProps) {
  const { t } = useTranslation('text-editor');
  const input = useRef<HTMLInputElement>(null);
  const { state, run } = useThingSearch(find);
  const look = () => void run(input.current?.value.trim() ?? '');
  return (
    <div className={styles.search}>
      <div className={styles.line}>
        <Field
          ref={input}
          name="thing"
          type="search"
          label={label}
          dir="auto"
          autoComplete="off"
          maxLength={100}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            // It stands in forms and dialogs that are about something else.
            event.preventDefault();
            look();
          }}
          {...(error && { error })}
        />
        <Button variant="quiet" onClick={look}>
          {t('find.button')}
        </Button>
      </div>
      <div role="status">
        {state.step === 'failed' && <p>{t('find.failed')}</p>}
        {state.step === 'found' && <p>{t('find.count', { count: state.things.length })}</p>}
      </div>
      {state.step === 'found' && (
        <ul role="list" className={styles.found}>
          {state.things.map((thing) => (
            <li key={thing.id}>
              <Button variant="quiet" aria-pressed={thing.id === chosen} onClick={() => onChoose(thing)}>
                <bdi>{thing.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
