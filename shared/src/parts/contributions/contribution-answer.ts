import type { ContributionStatus, Thing, ThingKind } from '@sahra/shared/facade';
import { isFormState, valueOf, type FormState } from '../../forms/handle-form-action.ts';

/** What forms of contributions do. */
export type ContributionIntent = 'write' | 'change' | 'delete' | 'vote' | 'report';

/** What became of a form that was taken. */
export interface ContributionDone {
  done: ContributionIntent;
  /** What it was done to; for something new what that answers, or empty. */
  target: string;
  /** Of what was written or changed. */
  status?: ContributionStatus;
  /** Tells one submission from the next. */
  at: number;
}
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
