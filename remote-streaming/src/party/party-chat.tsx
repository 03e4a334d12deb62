import { useEffect, useRef, useState } from 'react';
import { Button, findLanguage, useTranslation } from '@sahra/shared/facade';
import { partyLimits } from '@sahra/shared/form-rules/party-rules';
import { Field } from '@sahra/shared/parts/field';
import type { LogEntry } from './party-log.ts';
import type { PartyLine, PartyView } from './party-line.ts';
import styles from './party.module.css';

/** What happened in the party, read out as it comes, and the field to write in. */
export function PartyChat({ line, view: { log, refusal, personId, status } }: { line: PartyLine; view: PartyView }) {
  const { t } = useTranslation('party');
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // The newest is in sight, unless somebody reads further up.
  useEffect(() => {
    const element = list.current;
    const last = element?.lastElementChild;
    if (!element || !(last instanceof HTMLElement)) return;
    if (element.scrollHeight - element.scrollTop - element.clientHeight < last.offsetHeight + 60)
      element.scrollTop = element.scrollHeight;
  }, [log]);
  const send = () => {
    if (text.trim() && line.send({ type: 'chat', text })) setText('');
  };
  const isRefused = refusal?.what === 'chat';
  return (
    <div className={styles.chat}>
      <ol ref={list} className={styles.log} role="log" aria-label={t('log.label')}>
        {log.map((entry) => (
          <li key={entry.id} className={entry.kind === 'message' ? undefined : styles.event}>
            <Entry entry={entry} isOwn={entry.personId === personId} />
          </li>
        ))}
      </ol>
      <form
        className={styles.write}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          id="party-text"
          name="text"
          label={t('write.label')}
          {...(isRefused && { error: refusal.code === 'held_words' ? t('write.held') : t('write.tooFast') })}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          maxLength={partyLimits.text.max}
          dir="auto"
          autoComplete="off"
        />
        <Button variant="primary" type="submit" disabled={status !== 'joined'}>
          {t('write.send')}
        </Button>
      </form>
    </div>
  );
}

function Entry({ entry, isOwn }: { entry: LogEntry; isOwn: boolean }) {
  const { t } = useTranslation('party');
  // Isolated: a name does not turn round what stands beside it.
  const name = `\u2068${entry.name}\u2069`;
  if (entry.kind === 'message')
    return (
      <>
        <bdi className={styles.author} data-own={isOwn}>
          {entry.name}
        </bdi>
        <p dir="auto" lang={findLanguage(entry.language)?.tag} className={styles.text}>
          {entry.text}
        </p>
      </>
    );
  if (entry.kind === 'host') return isOwn ? t('log.hostYou') : t('log.host', { name });
  return entry.kind === 'came' ? t('log.came', { name }) : t('log.left', { name });
}
