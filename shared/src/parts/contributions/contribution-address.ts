import { useLocation, useSearchParams } from '@sahra/shared/facade';

/** The element of a contribution: addresses end in it. */
export const idOf = (contributionId: number): string => `contribution-${contributionId}`;

/** Makes addresses of this page with other parameters; null takes one away. */
export function useAddressWith() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (changes: Readonly<Record<string, string | number | null>>, hash: string): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name);
      else next.set(name, String(value));
    const search = next.toString();
    return `${pathname}${search && `?${search}`}#${hash}`;
  };
}
