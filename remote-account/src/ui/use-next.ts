import { useLocation } from '@sahra/shared/facade';
import { nextOf } from '@sahra/shared/form-rules/own-path';

/** Where the visitor wants to go on to afterwards, as the address of this page says. */
export function useNext(): string | undefined {
  const { search } = useLocation();
  return nextOf({ url: `http://page.invalid/${search}` });
}
