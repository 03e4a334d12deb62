import { useState } from 'react';
import { ApiError, Button, useApp, useNavigate, useTranslation } from '@sahra/shared/facade';
import { Dialog } from '@sahra/shared/parts/dialog';
import { paths } from '../../paths.ts';

/** Removes a post that never was published, after a question. */
export function DeletePost({ post, title }: { post: number; title: string }) {
  const { t } = useTranslation('editing');
  const { api } = useApp();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => {
    try {
      await api.delete('/editing/posts/{id}', { params: { id: post } });
      await navigate(paths.editedPosts.href());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
    }
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('remove.button')}
      </Button>
      <Dialog
        isOpen={isAsked}
        isAlert
        title={t('remove.title', { title: `\u2068${title}\u2069` })}
        onClose={() => setAsked(false)}
        actions={
          <Button variant="danger" onClick={() => void remove()}>
            {t('remove.yes')}
          </Button>
        }
      >
        <p>{t('remove.text')}</p>
        {hasFailed && <p role="alert">{t('remove.failed')}</p>}
      </Dialog>
    </>
  );
}
