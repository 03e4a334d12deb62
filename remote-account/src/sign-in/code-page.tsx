import { ButtonLink, useActionData, useTranslation, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { isFormState, valueOf } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { Outcome } from '@sahra/shared/parts/outcome';
import { paths } from '../paths.ts';
import { AuthLayout } from '../ui/auth-layout.tsx';
import { redirectIfSignedIn } from '../ui/auth-routes.ts';
import { useRedirectTarget } from '../ui/use-redirect-target.ts';
import { CodeForms } from '../ui/sign-in/code-forms.tsx';

export const action = laterAction(() => import('./give-code.ts').then(({ giveCode }) => giveCode));

/** By its address alone nobody has a sign-in that waits: they begin one. */
export async function loader(args: LoaderFunctionArgs) {
  await redirectIfSignedIn(args);
  return null;
}

/** Asks for the code once more, where the first one was not right. */
export default function CodePage() {
  const { t } = useTranslation('account');
  const next = useRedirectTarget();
  const answer = useActionData<typeof action>();
  const state = isFormState(answer) && answer.code !== 'sign_in_expired' ? answer : undefined;
  return (
    <AuthLayout title={t('signIn.code.title')} description={t('signIn.code.description')}>
      {state ? (
        <CodeForms
          pending={{ token: valueOf(state, 'token') ?? '', hasApp: !valueOf(state, 'withoutApp') }}
          isRemembered={Boolean(valueOf(state, 'remember'))}
          state={state}
        />
      ) : (
        <Outcome level={1} title={t('signIn.code.refused')} text={t('signIn.code.expired')}>
          <ButtonLink variant="primary" to={paths.signIn.href(next)}>
            {t('signIn.send')}
          </ButtonLink>
        </Outcome>
      )}
    </AuthLayout>
  );
}
