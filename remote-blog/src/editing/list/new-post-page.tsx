import {
  languages,
  loadForMember,
  useActionData,
  useLanguage,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
} from '@sahra/shared/facade';
import { postLimits } from '@sahra/shared/form-rules/post-rules';
import { isFormState } from '@sahra/shared/forms/form-state';
import { laterAction } from '@sahra/shared/forms/later-action';
import { formFields } from '@sahra/shared/forms/form-fields';
import { AdminFrame } from '@sahra/shared/parts/admin-parts/admin-frame';
import { Field } from '@sahra/shared/parts/field';
import { FormProblems } from '@sahra/shared/parts/form-problems';
import { Select } from '@sahra/shared/parts/select';
import { SendButton } from '@sahra/shared/parts/send-button';
import { SendingForm } from '@sahra/shared/parts/sending-form';
import { postTypes } from '../../ui/post-types.ts';
import type { newPost } from './begin-post.ts';
import styles from './list.module.css';

export { AccountSkeleton as Skeleton } from '@sahra/shared/parts/account/account-skeleton';

/** Asked only whether who comes may write. */
export async function loader(args: LoaderFunctionArgs) {
  await loadForMember(args, '/editing/choices');
  return null;
}

export const action = laterAction(() => import('./begin-post.ts').then((module) => module.action));

/** Begins a post, in the language in which it is written first. */
export default function NewPostPage() {
  const { t } = useTranslation(['editing', 'blog', 'common']);
  const { code } = useLanguage();
  useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer && isFormState(answer) ? answer : undefined;
  const { id, errors, field } = formFields<typeof newPost>(state, {
    id: 'new-post',
    translate: (name) => (name === 'title' ? t('wrong.newTitle') : t('wrong.field')),
    defaultValue: { language: code, type: 'standard' },
  });
  return (
    <AdminFrame title={t('blog:editing.newPost')} tagline={t('create.tagline')}>
      <SendingForm id={id} hasTrap={false} label={t('blog:editing.newPost')} className={styles.form}>
        <FormProblems state={state} errors={errors} />
        <Field
          {...field('title')}
          label={t('fields.title')}
          dir="auto"
          autoComplete="off"
          maxLength={postLimits.title}
        />
        <Select {...field('language')} label={t('create.language')}>
          {languages.map((language) => (
            <option key={language.code} value={language.code} lang={language.tag} dir="auto">
              {language.name}
            </option>
          ))}
        </Select>
        <Select {...field('type')} label={t('fields.type')}>
          {postTypes.map((type) => (
            <option key={type} value={type}>
              {t(`blog:posts.kinds.${type}`)}
            </option>
          ))}
        </Select>
        <SendButton>{t('create.button')}</SendButton>
      </SendingForm>
    </AdminFrame>
  );
}
