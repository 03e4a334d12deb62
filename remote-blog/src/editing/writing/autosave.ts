import { ApiError, type EditedTranslation } from '@sahra/shared/facade';
import { isSameDraft, isStored, type Draft } from './draft.ts';

/** Somebody saved the text meanwhile: who, null where they have left, and when. */
export interface Meanwhile {
  by: string | null;
  at: string;
  revision: number;
}

export type SaveState =
  | { step: 'saved'; at: string | null }
  | { step: 'changed' }
  | { step: 'untitled' }
  | { step: 'saving' }
  /** No answer came; it is tried again by itself. */
  | { step: 'waiting' }
  | { step: 'conflict'; meanwhile: Meanwhile }
  | { step: 'refused'; code: string; fields: Readonly<Record<string, string>> };

export interface AutosaveOptions {
  draft: Draft;
  /** 0: it is not there yet. */
  revision: number;
  /** When it was saved. */
  at: string | null;
  save: (draft: Draft, revision: number, outlivesPage: boolean) => Promise<EditedTranslation>;
  /** What is stored now. */
  read: () => Promise<EditedTranslation | undefined>;
  /** Keeps what is not saved on the device; null: there is nothing to be kept any more. False where the device keeps nothing. */
  keep: (draft: Draft | null, revision: number) => boolean;
  onSaved: (saved: EditedTranslation) => void;
  /** Milliseconds of rest after which it is saved, and of the first wait after a failure. */
  rest?: number;
  wait?: number;
}

const MAX_WAIT = 60_000;

/**
 * Saves a text while it is written: after a rest, one request at a time, always with the revision that was read, so that nothing
 * of others is overwritten. What is not saved yet is on the device from the moment of the change.
 */
export function createAutosave({ save, read, keep, onSaved, rest = 1500, wait = 2000, ...start }: AutosaveOptions) {
  let { draft, revision } = start;
  let saved = draft;
  let savedAt = start.at;
  let state: SaveState = { step: 'saved', at: start.at };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let underWay: Promise<void> | undefined;
  let isKept = true;
  /** Sent, and no answer came: it may have been saved all the same. */
  let unanswered: Draft | undefined;
  const listeners = new Set<() => void>();

  const setState = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const hasChanged = () => !isSameDraft(draft, saved);
  const keepNow = (text: Draft | null) => void (isKept = keep(text, revision));
  const later = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  function take(answer: EditedTranslation, sent: Draft) {
    failures = 0;
    unanswered = undefined;
    revision = answer.revision;
    // An address that was made of the title is part of the text from now on.
    if (draft.slug === sent.slug) draft = { ...draft, slug: answer.slug };
    saved = { ...sent, slug: answer.slug };
    savedAt = answer.updatedAt;
    onSaved(answer);
    if (hasChanged()) {
      keepNow(draft);
      setState({ step: 'changed' });
      later(rest);
    } else {
      keepNow(null);
      setState({ step: 'saved', at: answer.updatedAt });
    }
  }

  /** What is stored, where that is what was sent from here: whose answer was lost is not somebody else. */
  async function findOwn(sent: Draft) {
    const stored = await read().catch(() => undefined);
    const own = [sent, unanswered].find((text) => stored && text && isStored(text, stored));
    return stored && own && { stored, own };
  }

  async function explain(error: unknown, sent: Draft) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'edited_meanwhile') {
      const found = await findOwn(sent);
      if (found) take(found.stored, found.own);
      else setState({ step: 'conflict', meanwhile: error.details as unknown as Meanwhile });
    } else if (error.kind === 'badRequest' && error.status !== 429) {
      setState({ step: 'refused', code: error.status === 401 ? 'signed_out' : error.code, fields: error.fields });
    } else {
      unanswered = sent;
      setState({ step: 'waiting' });
      later(Math.min(wait * 2 ** failures++, MAX_WAIT));
    }
  }

  async function send(outlivesPage: boolean) {
    const sent = draft;
    setState({ step: 'saving' });
    try {
      take(await save(sent, revision, outlivesPage), sent);
    } catch (error) {
      await explain(error, sent);
    }
  }

  /** Saves at once what is not saved; resolves when that is decided. */
  async function flush(outlivesPage = false): Promise<void> {
    clearTimeout(timer);
    // Without one it is sent before anything else happens: the page may be going.
    if (underWay) await underWay;
    if (!hasChanged() || state.step === 'conflict') return;
    if (draft.title.trim() === '') {
      setState({ step: 'untitled' });
      return;
    }
    underWay = send(outlivesPage).finally(() => (underWay = undefined));
    await underWay;
  }

  function change(next: Draft) {
    draft = next;
    if (!hasChanged() && state.step !== 'conflict' && state.step !== 'saving') {
      keepNow(null);
      setState({ step: 'saved', at: savedAt });
      return;
    }
    keepNow(draft);
    if (state.step === 'conflict') return;
    if (state.step !== 'saving') setState({ step: 'changed' });
    later(rest);
  }

  return {
    change,
    flush,
    /** Ends a conflict with one's own text, on top of what the other saved. */
    async overwrite(): Promise<void> {
      if (state.step !== 'conflict') return;
      revision = state.meanwhile.revision;
      setState({ step: 'changed' });
      await flush();
    },
    /** Goes on from what is stored now: after a conflict, or after something else than writing changed it. */
    goOnFrom(stored: Draft, storedRevision: number, at: string) {
      clearTimeout(timer);
      [draft, saved, revision, savedAt] = [stored, stored, storedRevision, at];
      keepNow(null);
      setState({ step: 'saved', at });
    },
    /** Something that was not writing made a new revision of the same text. */
    setRevision(next: number) {
      revision = next;
    },
    /** Goes on with a copy that was made on top of a revision. */
    restore(copy: Draft, copied: number) {
      revision = copied;
      change(copy);
    },
    stop: () => clearTimeout(timer),
    getDraft: () => draft,
    getRevision: () => revision,
    getState: () => state,
    /** Would something be lost if the page went now? */
    isAtRisk: () => !isKept && hasChanged(),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type Autosave = ReturnType<typeof createAutosave>;
