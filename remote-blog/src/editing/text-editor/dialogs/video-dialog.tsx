import { useState } from 'react';
import { Button, getLanguage, useApp, useTranslation } from '@sahra/shared/facade';
import { postLimits } from '@sahra/shared/form-rules/post-rules';
import { Dialog } from '@sahra/shared/parts/dialog';
import { Field } from '@sahra/shared/parts/field';
import { ThingSearch } from '../../ui/thing-search.tsx';
import type { FoundThing } from '../../ui/use-thing-search.ts';
import { useEditorSurroundings } from '../editor-context.ts';
import type { BlockDialogProps } from './block-dialog-props.ts';

/** Asks for a film or an episode, and for what is said above it. */
export function VideoDialog({ initial, onSave, onClose }: BlockDialogProps) {
  const { t } = useTranslation('text-editor');
  const { api } = useApp();
  const { tag, dir } = getLanguage(useEditorSurroundings().language);
  const [values, setValues] = useState({ episodeId: 0, title: '', ...initial });
  const [isTried, setTried] = useState(false);
  const find = async (q: string, signal: AbortSignal): Promise<FoundThing[]> => {
    const { items } = await api.get('/search', { query: { q, area: 'streaming', pageSize: 12 }, signal });
    return items.flatMap((hit) => {
      if (hit.type === 'episode')
        return [{ id: hit.episode.id, name: `${hit.episode.program.title} – ${hit.episode.title}` }];
      const first = hit.type === 'program' ? hit.program.firstEpisodeId : undefined;
      return hit.type === 'program' && first ? [{ id: first, name: hit.program.title }] : [];
    });
  };
  const title = values.title.trim();
  const apply = () => {
    setTried(true);
    if (values.episodeId && title) onSave({ episodeId: values.episodeId, title });
  };
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={t('blocks.video')}
      actions={
        <Button variant="primary" onClick={apply}>
          {t('video.apply')}
        </Button>
      }
    >
      <ThingSearch
        label={t('video.search')}
        find={find}
        chosen={values.episodeId}
        onChoose={({ id, name }) => setValues((before) => ({ episodeId: id, title: before.title || name }))}
        {...(isTried && !values.episodeId && { error: t('video.none') })}
      />
      <Field
        name="title"
        label={t('video.title')}
        lang={tag}
        dir={dir}
        required
        maxLength={postLimits.short}
        value={values.title}
        onChange={({ currentTarget }) => setValues((before) => ({ ...before, title: currentTarget.value }))}
        {...(isTried && !title && { error: t('video.noTitle') })}
      />
    </Dialog>
  );
}
