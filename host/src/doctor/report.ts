import { cookies } from '@sahra/shared/privacy/cookies';

/**
 * Where the version of a remote that a visitor has comes from: what all get, what a share of them tries out, or what they
 * chose. One that is `off` is not offered to anyone.
 */
export type Layer = 'stable' | 'canary' | 'override' | 'off';

export interface RemoteOrigin {
  name: string;
  layer: Layer;
  /** What a visitor gets who is not in a canary and has chosen nothing. */
  stable: string;
  canary?: { version: string; percent: number };
  /** Every version that is stored, the newest first: what a visitor can choose from. Empty where they cannot. */
  stored: string[];
}

/** What only the host server knows of a visit. It stands in a page whose visitor called the doctor, where that is allowed. */
export interface DoctorReport {
  remotes: RemoteOrigin[];
}

/** `?mf=doctor` on any page calls the doctor. */
export const doctorParameter = { name: 'mf', value: 'doctor' } as const;

/** `?mf-shop=1.3.0` chooses a version of a remote for oneself. */
export const overridePrefix = cookies.version.name;
