/** Colour schemes of the theme customizer, the default first. */
export const schemes = ['dark', 'hotstar', 'amazonprime', 'hulu'] as const;
export type Scheme = (typeof schemes)[number];

/** Directions that a visitor may choose; `auto` is that of the language. */
export const directionChoices = ['auto', 'ltr', 'rtl'] as const;
export type DirectionChoice = (typeof directionChoices)[number];

/** Where the choice is stored: on this device, in this tab, nowhere. */
export const themeStorages = ['local', 'session', 'none'] as const;
export type ThemeStorage = (typeof themeStorages)[number];

/** What the page looks like. */
export interface ThemeChoice {
  scheme: Scheme;
  direction: DirectionChoice;
}

/** Everything that a visitor chooses in the theme customizer. */
export interface Theme extends ThemeChoice {
  storage: ThemeStorage;
}

export const defaultTheme: Theme = { scheme: 'dark', direction: 'auto', storage: 'local' };

/** The scheme of a name, also of the spelling that was once in use; undefined where there is none. */
export const findScheme = (name: string | null | undefined): Scheme | undefined =>
  schemes.find((scheme) => scheme === (name === 'amezonprime' ? 'amazonprime' : name));

export const findDirection = (name: string | null | undefined): DirectionChoice | undefined =>
  directionChoices.find((direction) => direction === name);
