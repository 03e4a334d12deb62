import { useLocation } from '@sahra/shared/facade';
import { redirectTargetOf } from '@sahra/shared/form-rules/redirect-target';

/** The redirect target in the address of this page. */
export function useRedirectTarget(): string | undefined {
  const { search } = useLocation();
  return redirectTargetOf({ url: `http://page.invalid/${search}` });
}
