import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  classNames,
  formatList,
  formatNumber,
  Icon,
  Picture,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from '@sahra/shared/facade';
import { refusalOfFile, type PictureRefusal } from '../form-rules/check-picture.ts';
import { ALTERNATIVE_TEXT_LENGTH, uploadTypes, uploadUses, type UploadUse } from '../form-rules/upload-rules.ts';
import { pictureFields } from '../forms/pictures/upload-picture.ts';
import { formatNames, usePictureErrorText } from '../forms/pictures/use-picture-error-text.ts';
import { FieldFrame } from './field-frame.tsx';
import { Field } from './field.tsx';
import choice from './file-choice.module.css';
import type { PictureEditor, Upload } from './picture-editor.tsx';
import styles from './picture-field.module.css';
import { useIsSending } from './send-button.tsx';
import { UnsavedUpload } from './unsaved-upload.tsx';
import { useField, type FieldTexts } from './use-field.ts';
import { useOfferedFiles } from './use-offered-files.ts';

const MB = 1024 * 1024;

interface PictureFieldProps extends Omit<FieldTexts, 'hint'> {
  id: string;
  /** Of the fields that `readPicture` reads. */
  name: string;
  use: UploadUse;
  /** The one that is there. */
  picture: Upload['picture'] | null;
  /** Sends its form as soon as a picture is in the store: the form has nothing else to send. */
  sendsForm?: boolean;
  /** What else can be done about the picture, beside choosing one. */
  children?: ReactNode;
}

/** The chosen file, and how many were chosen before it. */
interface Chosen {
  file: File;
  number: number;
  isOpen: boolean;
}

/**
 * A picture of a form: chosen, dropped or pasted, cut, and sent at once, so that the form names only its id. Without scripts it is
 * a file field; the form’s button `sendsFiles`. Until the form is sent the picture can be taken back. The page names the namespace `pictures`.
 */
export function PictureField({
  id,
  name,
  use,
  picture,
  sendsForm = false,
  label,
  error,
  isOptional,
  children,
}: PictureFieldProps) {
  const { t } = useTranslation('pictures');
  const { code } = useLanguage();
  const errorText = usePictureErrorText(use);
  const [Editor, setEditor] = useState<typeof PictureEditor>();
  const [chosen, setChosen] = useState<Chosen>();
  const [upload, setUpload] = useState<Upload>();
  const [problem, setProblem] = useState<PictureRefusal | 'editor'>();
  const input = useRef<HTMLInputElement>(null);
  const fields = pictureFields(name);
  const shown = upload?.picture ?? picture;
  const kind = uploadUses[use].kind;

  const take = useCallback(
    (file: File) => {
      const refusal = refusalOfFile(file, use);
      setProblem(refusal);
      if (refusal) return;
      setChosen((before) => ({ file, number: (before?.number ?? 0) + 1, isOpen: true }));
      import('./picture-editor.tsx').then(
        ({ PictureEditor: loaded }) => setEditor(() => loaded),
        () => setProblem('editor'),
      );
    },
    [use],
  );
  const { isOver, target } = useOfferedFiles(take);
  const isSending = useIsSending();

  // Chosen before this page was alive.
  useEffect(() => {
    const [file] = input.current?.files ?? [];
    if (file) take(file);
  }, [take]);
  // Sent when its fields are drawn.
  useEffect(() => {
    if (upload && sendsForm) input.current?.form?.requestSubmit();
  }, [upload, sendsForm]);

  const close = () => setChosen((before) => before && { ...before, isOpen: false });
  const message = problem ? (problem === 'editor' ? t('editor.missing') : errorText(problem)) : error;
  const { ids, control } = useField({ id, hint: true, error: message });
  const max = formatNumber(uploadUses[use].maxBytes / MB, code);
  return (
    <>
      <FieldFrame
        {...{ ids, label, isOptional }}
        {...(message && { error: message })}
        hint={
          <>
            {t('hint', { max, formats: formatList(formatNames, code) })}{' '}
            <span className={styles.scripted}>{t('offerHint')}</span>
          </>
        }
      >
        <div className={classNames(styles.field, isOver && styles.over)} {...target}>
          <div className={classNames(styles.preview, use === 'avatar' && styles.round)}>
            {shown ? (
              <Picture picture={shown} alt={shown.alternative} sizes="12rem" />
            ) : (
              <Icon name={kind === 'portrait' ? 'user' : 'gallery'} className={styles.none} />
            )}
          </div>
          <div className={styles.actions}>
            <span className={choice.choice}>
              <input
                {...control}
                ref={input}
                type="file"
                name={fields.file}
                accept={uploadTypes.join(',')}
                className={classNames('form-control', choice.input)}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  // The same file can be chosen once more, and is not sent with the form.
                  currentTarget.value = '';
                  if (file) take(file);
                }}
              />
              <label htmlFor={ids.control} className={classNames('btn btn-quiet', choice.face)}>
                {shown ? t('chooseAnother') : t('choose')}
              </label>
            </span>
            {upload && !isSending ? (
              <UnsavedUpload
                sendsForm={sendsForm}
                onTakeBack={() => {
                  setUpload(undefined);
                  input.current?.focus();
                }}
              />
            ) : (
              children
            )}
          </div>
        </div>
      </FieldFrame>
      <VisuallyHidden>
        <span role="alert">{problem && message}</span>
      </VisuallyHidden>
      {upload && <input type="hidden" name={fields.id} value={upload.id} />}
      <noscript>
        <Field
          id={`${id}-alternative`}
          name={fields.alternative}
          label={t('alternative.label')}
          hint={t('alternative.hint')}
          isOptional
          dir="auto"
          maxLength={ALTERNATIVE_TEXT_LENGTH}
        />
      </noscript>
      {Editor && chosen && (
        <Editor
          key={chosen.number}
          file={chosen.file}
          use={use}
          isOpen={chosen.isOpen}
          onClose={close}
          onRefused={(refusal) => {
            close();
            setProblem(refusal);
          }}
          onUploaded={(sent) => {
            close();
            setUpload(sent);
          }}
        />
      )}
    </>
  );
}
