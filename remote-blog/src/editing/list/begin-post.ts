import { languages, redirect, type ActionFunctionArgs } from '@sahra/shared/facade';
import { newPostForm } from '@sahra/shared/form-rules/new-post-form';
import { asMember } from '@sahra/shared/forms/as-member';
import { handleFormAction } from '@sahra/shared/forms/handle-form-action';
import { paths } from '../../paths.ts';
import { postTypes } from '../../ui/post-types.ts';

export const newPost = newPostForm(
  languages.map(({ code }) => code),
  postTypes,
);

export const action = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: newPost,
    send: async (body, app) => {
      const { id } = await asMember(args, app, () => app.api.post('/editing/posts', { body }));
      throw redirect(paths.writing.href(id, body.language));
    },
  });
