import type { Scheme } from '@sahra/shared/theme/choices';

/** What is needed of each scheme where no style sheet reaches: icons, and the browser's own bars. A test compares it with `_schemes.scss`. */
export const schemeColors: Record<Scheme, { ground: string; accent: string }> = {
  dark: { ground: '#0c0d16', accent: '#f2b441' },
  hotstar: { ground: '#0a1024', accent: '#5b96ff' },
  amazonprime: { ground: '#0f171e', accent: '#2bb8f0' },
  hulu: { ground: '#0b0f0e', accent: '#1ce783' },
};
