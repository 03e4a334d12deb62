import type { Scheme } from './choices.ts';

/** Colors of the page that is shown while the site's style sheet is away, as custom properties. A test compares them with that of the host. */
export const outageColors: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  dark: {
    ground: '#0c0d16',
    text: '#f5f0e4',
    muted: '#aaa8ba',
    accent: '#f2b441',
    'on-accent': '#14100a',
    focus: '#ffd98a',
  },
  hotstar: {
    ground: '#0a1024',
    text: '#f2f5ff',
    muted: '#a3adcb',
    accent: '#5b96ff',
    'on-accent': '#060b1c',
    focus: '#a9c8ff',
  },
  amazonprime: {
    ground: '#0f171e',
    text: '#f2f7fa',
    muted: '#9fb2c0',
    accent: '#2bb8f0',
    'on-accent': '#06131b',
    focus: '#9be0ff',
  },
  hulu: {
    ground: '#0b0f0e',
    text: '#effaf5',
    muted: '#9ab5aa',
    accent: '#1ce783',
    'on-accent': '#04130c',
    focus: '#a4ffd2',
  },
};
