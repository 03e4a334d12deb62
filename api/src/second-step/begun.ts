import type { PendingSignIn } from '@sahra/shared/schemas/second-step';

/** A session that has just been made, in whatever way somebody has signed in. */
export interface OpenedSession {
  memberId: string;
  token: string;
  /** With its cookies. */
  headers: Headers;
}

/** What a right first factor comes to. */
export type Begun =
  ({ kind: 'session' } & OpenedSession) | { kind: 'second-step'; memberId: string; pending: PendingSignIn };
