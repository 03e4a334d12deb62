import { appContext, data, type ActionFunctionArgs, type ApiError, type AppInstance } from '@sahra/shared/facade';
import { failureOf, type SendFailure } from './send-failure.ts';
import { textOf } from './text-of.ts';

/** What a field is told: a fault of the rules that page and api share, or one that only the api can find. */
export type Faults<Name extends string> = Partial<Record<Name, string>>;

/** What a page is told of a form that was not taken; `at` tells one try from the next. */
export interface Refusal<Name extends string> {
  at: number;
  /** As it was typed, without what is secret. */
  typed: Partial<Record<Name, string>>;
  faults: Faults<Name>;
  /** Why it did not go through, where no field is to blame. */
  failure?: SendFailure;
  /** Seconds after which it may be tried again. */
  retryAfter?: number | undefined;
  /** The api's own error code, for messages of this form only. */
  code?: string;
}

/** Some field was refused by the api, and it has no error code of its own for why. */
export const NOT_ACCEPTED = 'notAccepted';

export interface FormPlan<Name extends string, Taken> {
  names: readonly Name[];
  /** Never sent back: passwords. */
  secrets?: readonly Name[];
  /** What the page can tell by itself. */
  faultsOf?: (typed: Record<Name, string>) => Faults<Name>;
  /** Sends it to the api, and returns what the page is told, or where to go. */
  send: (typed: Record<Name, string>, app: AppInstance, form: FormData) => Promise<Taken>;
  /** Which field a refusal of the api is about, by the api's code, and the fault that it is. */
  refusals?: Readonly<Record<string, Faults<Name>>>;
}

/** Each field that the api names, where this form has it. */
function fieldsOf<Name extends string>(error: ApiError, names: readonly Name[]): Faults<Name> {
  return Object.fromEntries(names.filter((name) => error.fields[name] !== undefined).map((name) => [name, NOT_ACCEPTED])) as Faults<Name>;
}

/** Takes a form of a page, in the browser and where scripts do not run on the server: nothing that was typed is lost. */
export async function takeForm<Name extends string, Taken>({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>, plan: FormPlan<Name, Taken>) {
  const { names, secrets = [], faultsOf, send, refusals = {} } = plan;
  const form = await request.formData();
  const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<Name, string>;
  const kept = Object.fromEntries(names.filter((name) => !secrets.includes(name)).map((name) => [name, typed[name]])) as Partial<Record<Name, string>>;
  const refuse = (more: Pick<Refusal<Name>, 'faults' | 'failure' | 'retryAfter' | 'code'>, status: number) => data({ at: Date.now(), typed: kept, ...more } satisfies Refusal<Name>, status);
  const faults = faultsOf?.(typed) ?? {};
  if (Object.keys(faults).length > 0) return refuse({ faults }, 400);
  try {
    return await send(typed, context.get(appContext), form);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { failure, status, retryAfter } = failureOf(error);
    const { code } = error as ApiError;
    const named = refusals[code] ?? fieldsOf(error as ApiError, names);
    return Object.keys(named).length > 0 ? refuse({ faults: named, code }, status) : refuse({ faults: {}, failure, retryAfter, code }, status);
  }
}

/** Was the form refused? What else an action returns is what became of it. */
export const isRefusal = <Answer>(answer: Answer): answer is Extract<Answer, Refusal<string>> => typeof answer === 'object' && answer !== null && 'faults' in answer && 'at' in answer;
