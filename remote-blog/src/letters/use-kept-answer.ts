import { useState } from 'react';
import { doneOf, type AdminActionResult } from '@sahra/shared/forms/admin-action';
import { isFormState, valueOf } from '@sahra/shared/forms/form-state';

/** What an action answered about the texts last. The router forgets it when it loads anew: with it everything typed would be gone. */
export function useKeptAnswer(answered: AdminActionResult): AdminActionResult {
  const isOfTexts = isFormState(answered)
    ? valueOf(answered, 'intent') === 'texts'
    : doneOf(answered)?.done === 'texts';
  const [kept, keep] = useState(answered);
  if (answered && isOfTexts && kept !== answered) keep(answered);
  return answered && isOfTexts ? answered : kept;
}
