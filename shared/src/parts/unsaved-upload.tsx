import { Button, useTranslation } from '@sahra/shared/facade';

interface UnsavedUploadProps {
  /** The form that could not be sent has nothing else that sends it. */
  sendsForm: boolean;
  onTakeBack: () => void;
}

/** What can be done with a picture that is in the store, while its form is not sent. */
export function UnsavedUpload({ sendsForm, onTakeBack }: UnsavedUploadProps) {
  const { t } = useTranslation('pictures');
  return (
    <>
      {sendsForm && (
        <Button variant="primary" type="submit">
          {t('editor.again')}
        </Button>
      )}
      <Button variant="ghost" onClick={onTakeBack}>
        {t('takeBack')}
      </Button>
    </>
  );
}
