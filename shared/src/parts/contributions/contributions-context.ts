import { createContext, use } from 'react';
import type { ContributionKind, OwnContribution } from '@sahra/shared/facade';
import type { ContributionAnswer } from './contribution-answer.ts';
import type { LoadedContributions } from './load-contributions.ts';
import type { Panels } from './use-panels.ts';

interface ContributionsValue {
  kind: ContributionKind;
  loaded: LoadedContributions;
  /** What became of the form that was sent last. */
  answer: ContributionAnswer;
  panels: Panels;
  /** The reader's own, by id. */
  ownOf: (id: number) => OwnContribution | undefined;
}

export const ContributionsContext = createContext<ContributionsValue | null>(null);

/** What the parts of the contributions of one thing have in common. */
export function useContributions(): ContributionsValue {
  const value = use(ContributionsContext);
  if (!value) throw new Error('useContributions needs a ContributionsContext above it');
  return value;
}
