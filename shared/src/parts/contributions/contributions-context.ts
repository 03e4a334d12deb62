import { createContext, use } from 'react';
import type { ContributionKind, OwnContribution } from '@sahra/shared/facade';
import type { AddressedThing, ContributionAnswer } from './contribution-answer.ts';
import type { LoadedContributions } from './load-contributions.ts';
import type { Panels } from './use-panels.ts';

interface ContributionsValue {
  kind: ContributionKind;
  /** When they were read, in milliseconds. */
  asOf: number;
  /** What became of the form that was sent last. */
  answer: ContributionAnswer;
  /** Nobody writes anything more. */
  isClosed?: boolean;
  panels: Panels;
  /** The reader's own, by id. */
  ownOf: (id: number) => OwnContribution | undefined;
}

export const ContributionsContext = createContext<ContributionsValue | null>(null);

/** What the parts of contributions have in common, wherever these stand. */
export function useContributions(): ContributionsValue {
  const value = use(ContributionsContext);
  if (!value) throw new Error('useContributions needs a ContributionsContext above it');
  return value;
}

/** What a page read of the contributions of its thing. */
interface LoadedOfThing extends LoadedContributions {
  thing: AddressedThing;
}
export const LoadedContext = createContext<LoadedOfThing | null>(null);

/** What was read of the thing that is contributed to, at its page. */
export function useLoaded(): LoadedOfThing {
  const loaded = use(LoadedContext);
  if (!loaded) throw new Error('useLoaded needs a LoadedContext above it');
  return loaded;
}
