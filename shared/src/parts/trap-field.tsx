import { useTranslation, VisuallyHidden } from '@sahra/shared/facade';

/** A field that no visitor sees, hears or reaches: who fills it is a program. */
export function TrapField() {
  const { t } = useTranslation('common');
  return (
    <VisuallyHidden>
      <span aria-hidden="true">
        <label>
          {t('form.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </span>
    </VisuallyHidden>
  );
}
