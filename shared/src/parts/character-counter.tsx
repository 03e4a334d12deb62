import { useState, type ChangeEvent } from 'react';
import { formatNumber, useLanguage, useTranslation, VisuallyHidden } from '@sahra/shared/facade';
import styles from './field.module.css';
import type { FieldIds } from './use-field.ts';

/** Characters before the limit from which on the rest is also told to those who hear the page. */
const NEAR = 20;

type Written = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

interface Counted<E> {
  value?: unknown;
  defaultValue?: unknown;
  onChange?: (event: E) => void;
}

/** How much is written, of a control whose value the page holds or the browser. */
export function useCounter<E extends Written>({ value, defaultValue, onChange }: Counted<E>) {
  const [typed, setTyped] = useState(() => String(defaultValue ?? '').length);
  return {
    used: value === undefined ? typed : String(value).length,
    onChange: (event: E) => {
      setTyped(event.currentTarget.value.length);
      onChange?.(event);
    },
  };
}

/** How much of a limit is used. Nobody is stopped from writing on: what is too much is shown, and can be cut. */
export function CharacterCounter({ ids, used, limit }: { ids: FieldIds; used: number; limit: number }) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const left = limit - used;
  return (
    <>
      <p id={ids.counter} className={styles.counter} data-over={left < 0 || undefined}>
        {t('form.characters', { used: formatNumber(used, code), limit: formatNumber(limit, code) })}
      </p>
      <VisuallyHidden>
        <span role="status">
          {left <= NEAR && used > 0 && t('form.charactersLeft', { left: formatNumber(left, code) })}
        </span>
      </VisuallyHidden>
    </>
  );
}
