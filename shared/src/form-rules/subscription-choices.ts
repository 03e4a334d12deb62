/** Plans that cost something: who wants one asks for it. */
export const paidPlans = ['basic', 'premium'] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** The stored status of a request. */
export const requestStatuses = ['requested', 'paid', 'cancelled', 'rejected'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What members and admins see of a request: where a month is paid the clock says whether it is still to come, runs, or has ended. */
export const requestStates = ['requested', 'upcoming', 'running', 'ended', 'cancelled', 'rejected'] as const;
export type RequestState = (typeof requestStates)[number];

const isOneOf = <T extends string>(values: readonly T[], text: string): text is T =>
  (values as readonly string[]).includes(text);

/** Is this a plan that one can ask for? */
export const isPaidPlan = (text: string): text is PaidPlan => isOneOf(paidPlans, text);
