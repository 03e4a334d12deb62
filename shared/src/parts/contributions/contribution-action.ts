import { appContext, type ActionFunctionArgs, type ContributionKind } from '@sahra/shared/facade';
import { asMember } from '../../forms/as-member.ts';
import { handleFormAction } from '../../forms/handle-form-action.ts';
import { textOf } from '../../forms/text-of.ts';
import { doneWith, kindOf, type AddressedThing } from './contribution-answer.ts';
import { buttonForm, changeForm, KIND, reportingForm, writingForm } from './contribution-forms.ts';
import { intentOf } from './intent-of.ts';
import { takePhotoForm } from './photos/photo-action.ts';
import { photosIn, sendPhotos } from './photos/send-photos.ts';
import { saveDetails } from './saved-details.ts';

function write(args: ActionFunctionArgs, thing: AddressedThing) {
  const isGuest = !args.context.get(appContext).hasSession();
  return handleFormAction(args, {
    schema: writingForm(kindOf(thing), isGuest),
    send: async (values, app, form) => {
      const { target, key, rating, text, name, email, remember, wantsReplies, hasSpoilers, website } = values;
      const stored = await app.api.post('/things/{kind}/{id}/contributions', {
        params: { kind: thing.kind, id: thing.id },
        body: {
          text,
          website,
          ...(rating && { rating: Number(rating) }),
          ...(hasSpoilers && { hasSpoilers: true }),
          ...(target && { answers: Number(target) }),
          ...(isGuest && { name, email, wantsReplies: Boolean(wantsReplies) }),
        },
        idempotencyKey: key || undefined,
      });
      if (isGuest) saveDetails(remember && name && email ? { name, email } : null);
      const files = photosIn(form);
      if (files.length === 0) return doneWith({ done: 'write', target, status: stored.status });
      const { status = stored.status, ...photos } = await sendPhotos(app, stored.id, files);
      return doneWith({ done: 'write', target, status, photos });
    },
  });
}

const change = (args: ActionFunctionArgs, kind: ContributionKind) =>
  handleFormAction(args, {
    schema: changeForm(kind),
    send: async ({ target, rating, text, hasSpoilers }, { api }) => {
      const { status } = await api.put('/contributions/{contributionId}', {
        params: { contributionId: target },
        body: { text, hasSpoilers: Boolean(hasSpoilers), ...(rating && { rating: Number(rating) }) },
      });
      return doneWith({ done: 'change', target, status });
    },
  });

const remove = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: buttonForm,
    send: async ({ target }, { api }) => {
      await api.delete('/contributions/{contributionId}', { params: { contributionId: target } });
      return doneWith({ done: 'delete', target });
    },
  });

const vote = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: buttonForm,
    send: async ({ target, wanted }, app) => {
      await asMember(args, app, () =>
        app.api.put('/contributions/{contributionId}/vote', {
          params: { contributionId: target },
          body: { hasVoted: wanted === 'yes' },
        }),
      );
      return doneWith({ done: 'vote', target });
    },
  });

const report = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: reportingForm,
    send: async ({ target, reason, note }, { api }) => {
      await api.post('/contributions/{contributionId}/reports', {
        params: { contributionId: target },
        body: { reason, note },
      });
      return doneWith({ done: 'report', target });
    },
  });

/** Publishes or hides what somebody wrote. */
const decide = (args: ActionFunctionArgs) =>
  handleFormAction(args, {
    schema: buttonForm,
    send: async ({ target, wanted }, app) => {
      const decision = wanted === 'publish' ? 'publish' : 'hide';
      const { results } = await asMember(args, app, () =>
        app.api.post('/admin/contributions/decisions', { body: { decision, ids: [Number(target)] } }),
      );
      const isRefused = results.some(({ outcome }) => outcome === 'refused');
      const status = decision === 'publish' ? 'published' : 'hidden';
      return doneWith({ done: 'decide', target, ...(!isRefused && { status }) });
    },
  });

/** Handles every form of the contributions of a thing, in the browser and, where scripts do not run, on the server. */
export async function takeContributionForm(args: ActionFunctionArgs, thing: AddressedThing, intent: string) {
  switch (intent) {
    case 'write':
      return await write(args, thing);
    case 'change':
      return await change(args, kindOf(thing));
    case 'delete':
      return await remove(args);
    case 'vote':
      return await vote(args);
    case 'report':
      return await report(args);
    case 'decide':
      return await decide(args);
    default:
      return await takePhotoForm(args, intent);
  }
}

/** Handles the forms of what one wrote where it stands without its thing; the form says of which kind it is. */
export async function takeOwnForm(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const intent = intentOf(form);
  switch (intent) {
    case 'change':
      return await change(args, textOf(form, KIND) === 'review' ? 'review' : 'comment');
    case 'delete':
      return await remove(args);
    default:
      return await takePhotoForm(args, intent);
  }
}
