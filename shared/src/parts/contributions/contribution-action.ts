import { ApiError, appContext, data, redirect, type ActionFunctionArgs, type AppInstance } from '@sahra/shared/facade';
import { handleFormAction } from '../../forms/handle-form-action.ts';
import { kindOf, type AddressedThing, type ContributionDone } from './contribution-answer.ts';
import { buttonForm, changeForm, reportingForm, writingForm } from './contribution-forms.ts';
import { saveDetails } from './saved-details.ts';

const notFound = () => data(null, { status: 404, statusText: 'Not Found' });
const doneWith = (done: Omit<ContributionDone, 'at'>) => data({ ...done, at: Date.now() } satisfies ContributionDone);

/** A member who was signed out meanwhile is led to sign in, and back. */
async function asMember<T>(
  { request }: ActionFunctionArgs,
  { hrefTo }: AppInstance,
  send: () => Promise<T>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const signIn = hrefTo('account.sign-in', {}, { next: pathname + search });
    if (signIn && error instanceof ApiError && error.status === 401) throw redirect(signIn);
    throw error;
  }
}

function write(args: ActionFunctionArgs, thing: AddressedThing) {
  const isGuest = !args.context.get(appContext).hasSession();
  return handleFormAction(args, {
    schema: writingForm(kindOf(thing), isGuest),
    send: async ({ target, key, rating, text, name, email, remember, wantsReplies, website }, { api }) => {
      const stored = await api.post('/things/{kind}/{id}/contributions', {
        params: { kind: thing.kind, id: thing.id },
        body: {
          text,
          website,
          ...(rating && { rating: Number(rating) }),
          ...(target && { answers: Number(target) }),
          ...(isGuest && { name, email, wantsReplies: Boolean(wantsReplies) }),
        },
        idempotencyKey: key || undefined,
      });
      if (isGuest) saveDetails(remember && name && email ? { name, email } : null);
      return doneWith({ done: 'write', target, status: stored.status });
    },
  });
}

const change = (args: ActionFunctionArgs, thing: AddressedThing) =>
  handleFormAction(args, {
    schema: changeForm(kindOf(thing)),
    send: async ({ target, rating, text }, { api }) => {
      const { status } = await api.put('/contributions/{contributionId}', {
        params: { contributionId: target },
        body: { text, ...(rating && { rating: Number(rating) }) },
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

/** Handles every form of the contributions of a thing, in the browser and, where scripts do not run, on the server. */
export async function takeContributionForm(args: ActionFunctionArgs, thing: AddressedThing, intent: string) {
  switch (intent) {
    case 'write':
      return await write(args, thing);
    case 'change':
      return await change(args, thing);
    case 'delete':
      return await remove(args);
    case 'vote':
      return await vote(args);
    case 'report':
      return await report(args);
    default:
      throw notFound();
  }
}
