/** How subtitles may look; of each the first is as we draw them. */
export const subtitleChoices = {
  size: ['100', '50', '75', '125', '150', '200'],
  font: ['site', 'system', 'serif'],
  color: ['white', 'yellow', 'cyan', 'green'],
  background: ['half', 'full', 'none'],
  edge: ['none', 'outline', 'shadow'],
  position: ['bottom', 'top'],
} as const;

export type SubtitleChoice = keyof typeof subtitleChoices;
export type SubtitleStyle = { [K in SubtitleChoice]: (typeof subtitleChoices)[K][number] };

export const defaultSubtitleStyle: SubtitleStyle = {
  size: '100',
  font: 'site',
  color: 'white',
  background: 'half',
  edge: 'none',
  position: 'bottom',
};

const choiceNames = Object.keys(subtitleChoices) as SubtitleChoice[];

/** Takes what may be chosen of what was stored, and the default of everything else. */
export function parseSubtitleStyle(stored: unknown): SubtitleStyle {
  if (typeof stored !== 'object' || stored === null) return defaultSubtitleStyle;
  const found = new Map<string, unknown>(Object.entries(stored));
  const known = choiceNames.filter((name) => subtitleChoices[name].some((value) => value === found.get(name)));
  return { ...defaultSubtitleStyle, ...Object.fromEntries(known.map((name) => [name, found.get(name)])) };
}

/** For the style sheet: each choice as a data attribute. */
export const subtitleAttributes = (style: SubtitleStyle) =>
  Object.fromEntries(choiceNames.map((name) => [`data-${name}`, style[name]]));
