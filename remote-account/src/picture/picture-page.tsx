import {
  ButtonLink,
  loadForMember,
  useActionData,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { refusalOfCode } from '@sahra/shared/form-rules/check-picture';
import { errorOf, isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { usePictureErrorText } from '@sahra/shared/forms/pictures/use-picture-error-text';
import { PictureField } from '@sahra/shared/parts/picture-field';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { AccountFrame } from '@sahra/shared/parts/account/account-frame';
import { DoneNotice } from '@sahra/shared/parts/account/done-notice';
import { paths } from '../paths.ts';
import { FormActions, FormColumn } from '../ui/form-block.tsx';
import { AccountProblems } from '../ui/forms/account-problems.tsx';
import { PICTURE } from './own-picture.ts';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

export const action = laterAction(() => import('./save-picture.ts').then((module) => module.action));

export const loader = (args: LoaderFunctionArgs) => loadForMember(args, '/account');

/** The picture that a member shows of themselves: chosen, changed, removed. */
export default function PicturePage() {
  const { t } = useTranslation('account');
  const refusalText = usePictureErrorText('avatar');
  const { picture } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const state = isFormState(sent) ? sent : undefined;
  const done = sent && !isFormState(sent) ? sent : undefined;
  const refusal = refusalOfCode(errorOf(state, PICTURE) ?? '');
  const error = refusal && refusalText(refusal);
  return (
    <AccountFrame title={t('picture.title')} tagline={t('picture.tagline')}>
      <FormColumn>
        {done && <DoneNotice key={done.savedAt} text={done.isRemoved ? t('picture.removed') : t('picture.saved')} />}
        <SendingForm label={t('picture.title')} hasTrap={false}>
          <AccountProblems state={state} errors={error ? [{ id: PICTURE, message: error }] : []} />
          <PictureField
            key={done?.savedAt}
            id={PICTURE}
            name={PICTURE}
            use="avatar"
            picture={picture}
            sendsForm
            label={t('picture.field')}
            {...(error && { error })}
          >
            {picture && (
              <SendButton variant="ghost" name="intent" value="remove">
                {t('picture.remove')}
              </SendButton>
            )}
          </PictureField>
          <noscript>
            <SendButton sendsFiles>{t('picture.save')}</SendButton>
          </noscript>
        </SendingForm>
        <FormActions>
          <ButtonLink variant="quiet" to={paths.details.href()}>
            {t('email.back')}
          </ButtonLink>
        </FormActions>
      </FormColumn>
    </AccountFrame>
  );
}
