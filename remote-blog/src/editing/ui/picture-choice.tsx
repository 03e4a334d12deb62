import { useRef, useState, type ReactNode } from 'react';
import { Button, useTranslation } from '@sahra/shared/facade';
import { refusalOfFile, type PictureRefusal } from '@sahra/shared/form-rules/check-picture';
import { uploadTypes } from '@sahra/shared/form-rules/upload-rules';
import { usePictureErrorText } from '@sahra/shared/forms/pictures/use-picture-error-text';
import { PictureEditor, type Upload } from '@sahra/shared/parts/picture-editor';

interface PictureChoice {
  /** Opens the browser's dialog for files. */
  choose: () => void;
  /** Takes files that came in another way. */
  take: (files: readonly File[]) => void;
  /** To be put somewhere in the page. */
  parts: ReactNode;
}

/** Lets the writer choose pictures: each is cut, described and uploaded, one after the other. */
export function usePictureChoice(onUploaded: (upload: Upload) => void, isMultiple = false): PictureChoice {
  const { t } = useTranslation('text-editor');
  const errorText = usePictureErrorText('post');
  const input = useRef<HTMLInputElement>(null);
  const [queue, setQueue] = useState<readonly File[]>([]);
  const [number, setNumber] = useState(0);
  const [refusal, setRefusal] = useState<PictureRefusal>();
  const [file] = queue;
  const goOn = () => {
    setQueue((files) => files.slice(1));
    setNumber((before) => before + 1);
  };
  const take = (files: readonly File[]) => {
    const refused = files.map((each) => refusalOfFile(each, 'post')).find(Boolean);
    setRefusal(refused);
    setQueue((before) => [...before, ...files.filter((each) => !refusalOfFile(each, 'post'))]);
  };
  const parts = (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={uploadTypes.join(',')}
        aria-label={t('picture.file')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen once more.
          currentTarget.value = '';
          take(files);
        }}
      />
      <div role="alert">
        {refusal && (
          <p>
            {errorText(refusal)}{' '}
            <Button variant="ghost" onClick={() => setRefusal(undefined)}>
              {t('picture.understood')}
            </Button>
          </p>
        )}
      </div>
      {file && (
        <PictureEditor
          key={number}
          file={file}
          use="post"
          isOpen
          onClose={goOn}
          onRefused={(refused) => {
            setRefusal(refused);
            goOn();
          }}
          onUploaded={(upload) => {
            goOn();
            onUploaded(upload);
          }}
        />
      )}
    </>
  );
  return { choose: () => input.current?.click(), take, parts };
}
