import { data, type ContributionStatus, type Thing, type ThingKind } from '@sahra/shared/facade';
import { isFormState, valueOf, type FormState } from '../../forms/form-state.ts';
import type { SendFailure } from '../../forms/send-failure.ts';

/** What forms of contributions do. */
export type ContributionIntent =
  'write' | 'change' | 'delete' | 'vote' | 'report' | 'decide' | 'addPhotos' | 'removePhoto';

/** A photo that was not added to a review. */
export interface FailedPhoto {
  /** Of its file. */
  name: string;
  /** The api's, or empty. */
  code: string;
  failure: SendFailure;
}
/** What became of the photos that a form brought along. */
export interface PhotoOutcome {
  added: number;
  failed: readonly FailedPhoto[];
}

/** What became of a form that was taken. */
export interface ContributionDone {
  done: ContributionIntent;
  /** What it was done to; for something new what that answers, or empty. */
  target: string;
  /** Of what was written, changed or decided; missing after a decision that could not be carried out any more. */
  status?: ContributionStatus;
  photos?: PhotoOutcome;
  /** Tells one submission from the next. */
  at: number;
}
/** The answer of an action that took a form. */
export const doneWith = (done: Omit<ContributionDone, 'at'>) =>
  data({ ...done, at: Date.now() } satisfies ContributionDone);
export type ContributionAnswer = ContributionDone | FormState | undefined;

/** The page's thing, with its id as it stands in the address. */
export interface AddressedThing {
  kind: ThingKind;
  id: Thing['id'] | string;
}

/** What a thing takes. */
export const kindOf = ({ kind }: Pick<AddressedThing, 'kind'>) =>
  kind === 'program' || kind === 'product' ? 'review' : 'comment';

/** The state of one of the forms after its own last submission. */
export const stateOf = (
  answer: ContributionAnswer,
  intent: ContributionIntent,
  target: string,
): FormState | undefined =>
  isFormState(answer) && valueOf(answer, 'intent') === intent && (valueOf(answer, 'target') ?? '') === target
    ? answer
    : undefined;

/** What was done last. */
export const doneOf = (answer: ContributionAnswer): ContributionDone | undefined =>
  answer && !isFormState(answer) && 'done' in answer ? answer : undefined;
