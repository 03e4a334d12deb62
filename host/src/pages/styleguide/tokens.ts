/** Names of the tokens that are shown; `tokens.test.ts` compares them with the theme. */
export const colors = [
  'ground',
  'surface',
  'raised',
  'text',
  'muted',
  'accent',
  'on-accent',
  'second',
  'star',
  'line',
  'control',
  'focus',
] as const;
export const spaces = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'space-8'] as const;
export const steps = ['step-4', 'step-3', 'step-2', 'step-1', 'step-0', 'step--1'] as const;
export const motions = ['fast', 'slow', 'ease'] as const;
export const layers = ['z-raised', 'z-menu', 'z-back-to-top', 'z-header', 'z-progress', 'z-toast'] as const;
export const others = [
  'radius',
  'gutter',
  'header',
  'veil',
  'ring',
  'font-text',
  'font-display',
  'weight-text',
  'weight-display',
  'line-height',
  'line-display',
] as const;
