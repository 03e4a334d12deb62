import {
  ApiError,
  appContext,
  data,
  redirect,
  type ActionFunctionArgs,
  type AppInstance,
  type DecisionResults,
  type ModerationDecision,
} from '@sahra/shared/facade';
import { notFound } from '@sahra/shared/parts/not-found';
import { failureOf, type SendFailure } from '@sahra/shared/forms/send-failure';
import { textOf } from '@sahra/shared/forms/text-of';
import { paths } from '../../paths.ts';

/** What a moderator can do with what is ticked, in the order of the buttons. */
export const decisions = [
  'publish',
  'hide',
  'pin',
  'unpin',
  'veil',
  'unveil',
  'dismiss',
  'block',
  'unblock',
] as const satisfies readonly ModerationDecision[];

/** Fields of the form round the list. */
export const decisionFields = {
  /** Ids of what is ticked. */
  ids: 'ids',
  /** The button for all of them. */
  decision: 'decision',
  /** A button at one of them: `publish 12`. */
  one: 'one',
  /** How to call each: what is decided may have left the list. */
  nameOf: (id: number) => `name-${id}`,
} as const;

/** What became of each, with its name. */
export interface Decided {
  at: number;
  decision: ModerationDecision;
  results: (DecisionResults['results'][number] & { name: string })[];
}
/** Nothing was ticked, or the api could not be asked. */
export interface NotDecided {
  at: number;
  failure: SendFailure | 'nothingTicked';
  retryAfter?: number | undefined;
}

function askedIn(form: FormData): { decision: ModerationDecision; ids: number[] } {
  const [one = '', id = ''] = textOf(form, decisionFields.one).split(' ');
  const decision = decisions.find((known) => known === (one || textOf(form, decisionFields.decision)));
  if (!decision) throw notFound();
  const ids = one ? [id] : form.getAll(decisionFields.ids);
  return { decision, ids: ids.map(Number).filter((number) => Number.isSafeInteger(number) && number > 0) };
}

/** Decides what is ticked in the form, or the one at which a button was pressed. */
export async function decide({ request, context }: ActionFunctionArgs) {
  const { api }: AppInstance = context.get(appContext);
  const form = await request.formData();
  const { decision, ids } = askedIn(form);
  const at = Date.now();
  if (ids.length === 0) return data({ at, failure: 'nothingTicked' } satisfies NotDecided, 400);
  try {
    const { results } = await api.post('/admin/contributions/decisions', { body: { decision, ids } });
    const named = results.map((result) => ({ ...result, name: textOf(form, decisionFields.nameOf(result.id)) }));
    return data({ at, decision, results: named } satisfies Decided);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    if (error instanceof ApiError && error.status === 401) throw redirect(paths.signIn.href(pathname + search));
    const { failure, status, retryAfter } = failureOf(error);
    return data({ at, failure, retryAfter } satisfies NotDecided, status);
  }
}
