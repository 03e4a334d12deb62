import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useApp, useSession, type EditedPost, type EditedTranslation, type LanguageCode } from '@sahra/shared/facade';
import { randomKey } from '@sahra/shared/forms/random-key';
import { createAutosave } from './autosave.ts';
import { dropCopy, keepCopy, leftCopies, storedCopies, type DeviceCopy } from './device-copies.ts';
import { draftOf, isStored, toWritten, type Draft } from './draft.ts';

type Pictures = EditedTranslation['pictures'];

/** A text of a post while it is written: what it is, how it is saved, and what this device still has of it. `onBegun`: it is there now. */
export function useWriting(post: EditedPost, language: LanguageCode, onBegun: () => void) {
  const { api } = useApp();
  const member = useSession()?.id ?? '';
  const stored = post.translations.find((text) => text.language === language);
  const [translation, setTranslation] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [added, setAdded] = useState<Pictures>({});
  // Another text than the one that was written: the editor begins anew.
  const [edition, setEdition] = useState(0);
  // Each time that somebody writes; copies of other times are offered.
  const [tab] = useState(randomKey);
  const [opened] = useState(() => Date.now());
  // The server knows of none.
  const onDevice = useSyncExternalStore(storedCopies.subscribe, storedCopies.read, () => null);

  const id = useMemo(() => ({ post: post.id, language }), [post.id, language]);
  const [autosave] = useState(() => {
    const made = createAutosave({
      ...{ draft: draftOf(stored), revision: stored?.revision ?? 0, at: stored?.updatedAt ?? null },
      save: (text, revision, outlivesPage) =>
        api.put('/editing/posts/{id}/translations/{language}', {
          params: { id: post.id, language },
          body: toWritten(text, revision),
          outlivesPage,
        }),
      read: async () => {
        const { translations } = await api.get('/editing/posts/{id}', { params: { id: post.id } });
        return translations.find((text) => text.language === language);
      },
      keep: (text, revision) => {
        const copy = { ...id, member, tab };
        if (text) return keepCopy({ ...copy, revision, draft: text, at: new Date().toISOString() });
        dropCopy(copy);
        return true;
      },
      onSaved: (answer) => {
        setTranslation(answer);
        setDraft(made.getDraft());
        if (answer.revision === 1) onBegun();
      },
    });
    return made;
  });
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState);

  /** Shows another text than the one that was written. */
  const show = useCallback((next: Draft) => {
    setDraft(next);
    setEdition((before) => before + 1);
  }, []);

  // Leaving is an event of the window.
  useEffect(() => {
    const leave = () => void autosave.flush(true);
    const retry = () => void autosave.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.isAtRisk()) event.preventDefault();
    };
    addEventListener('pagehide', leave);
    addEventListener('online', retry);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', retry);
      removeEventListener('beforeunload', warn);
      void autosave.flush();
    };
  }, [autosave]);

  return {
    api,
    autosave,
    state,
    draft,
    translation,
    edition,
    copies: leftCopies(onDevice, member, id, opened).filter(
      (copy) => copy.tab !== tab && !(stored && isStored(copy.draft, stored)),
    ),
    pictures: useMemo(() => ({ ...translation?.pictures, ...added }), [translation, added]),
    addPicture: useCallback(
      (mediaId: number, picture: Pictures[string]) => setAdded((before) => ({ ...before, [mediaId]: picture })),
      [],
    ),
    change: useCallback(
      (part: Partial<Draft>) => {
        const next = { ...autosave.getDraft(), ...part };
        autosave.change(next);
        setDraft(next);
      },
      [autosave],
    ),
    /** Goes on with a copy of this device. */
    takeCopy: (copy: DeviceCopy) => {
      dropCopy(copy);
      autosave.restore(copy.draft, copy.revision);
      show(copy.draft);
    },
    forget: dropCopy,
    /** Goes on from what is stored now. */
    takeStored: (text: EditedTranslation) => {
      setTranslation(text);
      autosave.goOnFrom(draftOf(text), text.revision, text.updatedAt);
      show(draftOf(text));
    },
    /** The same text has another state. */
    setMoved: (text: EditedTranslation) => {
      setTranslation(text);
      autosave.setRevision(text.revision);
    },
    /** Puts a text back that was set aside. */
    putBack: (text: Draft) => {
      autosave.change(text);
      show(text);
    },
  };
}
export type Writing = ReturnType<typeof useWriting>;
