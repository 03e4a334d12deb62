interface Source {
  /** The file of a package that it is a part of. */
  file: string;
  /** The weights that the site asks for, where the file can draw any. */
  weights?: { min: number; max: number };
  /** Without its instructions for screens of few dots, which a face that is set large does not need: they are a third of it. */
  noHinting?: true;
}

const readex = (script: string): Source => ({
  file: `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
  weights: { min: 350, max: 700 },
});
const lalezar = (script: string): Source => ({
  file: `@fontsource/lalezar/files/lalezar-${script}-400-normal.woff2`,
  noHinting: true,
});
const noto = (script: string): Source => ({
  file: `@fontsource-variable/noto-sans/files/noto-sans-${script}-wght-normal.woff2`,
  weights: { min: 400, max: 800 },
});

/** What each of the site's font files is cut out of. The style sheet says which characters are in it. */
export const sources: Readonly<Record<string, Source>> = {
  'text-arabic': readex('arabic'),
  'text-signs': readex('latin'),
  'text-letters': readex('latin'),
  'text-latin': readex('latin'),
  'text-latin-ext': readex('latin-ext'),
  'display-arabic': lalezar('arabic'),
  'display-arabic-rest': lalezar('arabic'),
  'display-signs': lalezar('latin'),
  'display-letters': lalezar('latin'),
  'display-latin': lalezar('latin'),
  'display-latin-ext': lalezar('latin-ext'),
  greek: noto('greek'),
  'greek-rest': noto('greek'),
  'greek-latin': noto('latin'),
};
