import { useState } from 'react';
import { ApiError, useApp, type EditedPost } from '@sahra/shared/facade';
import type { Meanwhile } from '../writing/autosave.ts';
import { changedSettings, settingsOf, type SettingsValues } from './settings-values.ts';

type SettingsState = { step: 'idle' | 'saving' | 'saved' } | { step: 'failed'; code: string; meanwhile?: Meanwhile };

/** The settings of a post while they are changed. What somebody else saved meanwhile is told, and replaced only by a second try. */
export function useSettings(post: EditedPost, onSaved: (post: EditedPost) => void) {
  const { api } = useApp();
  const [stored, setStored] = useState(post);
  const [values, setValues] = useState(() => settingsOf(post));
  const [revision, setRevision] = useState(post.settingsRevision);
  const [state, setState] = useState<SettingsState>({ step: 'idle' });
  const changed = changedSettings(settingsOf(stored), values);

  async function save() {
    if (state.step === 'saving') return;
    setState({ step: 'saving' });
    try {
      const saved = await api.patch('/editing/posts/{id}', { params: { id: post.id }, body: { revision, ...changed } });
      setStored(saved);
      setValues(settingsOf(saved));
      setRevision(saved.settingsRevision);
      setState({ step: 'saved' });
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'edited_meanwhile') return setState({ step: 'failed', code: error.code });
      const meanwhile = error.details as unknown as Meanwhile;
      setRevision(meanwhile.revision);
      setState({ step: 'failed', code: error.code, meanwhile });
    }
  }
  return {
    values,
    state,
    stored,
    save,
    hasChanged: Object.keys(changed).length > 0,
    change: (part: Partial<SettingsValues>) => {
      setValues((before) => ({ ...before, ...part }));
      if (state.step === 'saved') setState({ step: 'idle' });
    },
  };
}
export type Settings = ReturnType<typeof useSettings>;
