import { artDirection } from './art-direction.ts';
import { rotateHue } from './canvas/color.ts';
import { createRandom, type Random } from './canvas/random.ts';
import type { Palette } from './canvas/stage.ts';
import type { Composition, Family } from './composition.ts';
import { blinds } from './families/blinds.ts';
import { cairo } from './families/cairo.ts';
import { cutPaper } from './families/cut-paper.ts';
import { girih } from './families/girih.ts';
import { kufic } from './families/kufic.ts';
import { orbits } from './families/orbits.ts';
import { paperTheatre } from './families/paper-theatre.ts';
import { portrait } from './families/portrait.ts';
import { seaDesert } from './families/sea-desert.ts';
import { stageFamily } from './families/stage.ts';
import { street } from './families/street.ts';

/** Which families draw a genre; a family named twice is drawn twice as often. */
const familiesByGenre: Readonly<Record<string, readonly Family[]>> = {
  drama: [kufic, portrait, cairo, portrait, kufic, cairo, seaDesert, blinds],
  romance: [cairo, portrait, cairo, portrait, seaDesert, stageFamily],
  comedy: [street, street, street, kufic, paperTheatre],
  thriller: [cutPaper, cutPaper, cutPaper, blinds, portrait],
  crime: [blinds, blinds, blinds, cutPaper],
  history: [girih, girih, girih, cairo, portrait],
  documentary: [girih, seaDesert, kufic, cairo, girih, portrait],
  'science-fiction': [orbits],
  kids: [paperTheatre],
  family: [street, paperTheatre, street, cairo, portrait],
  adventure: [seaDesert, seaDesert, seaDesert, cairo, girih],
  biography: [kufic, portrait, portrait, kufic, girih],
  musical: [stageFamily, stageFamily, stageFamily, stageFamily, portrait],
};

export const families: readonly Family[] = [
  cairo,
  portrait,
  cutPaper,
  girih,
  blinds,
  kufic,
  orbits,
  paperTheatre,
  street,
  seaDesert,
  stageFamily,
];

const fallback: readonly Family[] = [cairo, kufic, portrait];

/** What decides the look of a program; the same for its poster and its scenes. */
export interface WorldSubject {
  readonly slug: string;
  readonly genre: string;
  readonly tags?: readonly string[];
}

export interface World {
  readonly family: Family;
  readonly palette: Palette;
  readonly composition: Composition;
}

/** The world that a program's poster and scenes share. */
export function chooseWorld(subject: WorldSubject): World {
  const random = createRandom(`world:${subject.slug}`);
  const tint = random.between(-11, 11);
  const directed = directedWorld(subject.slug);
  const family = directed?.family ?? random.pick(familiesByGenre[subject.genre] ?? fallback);
  const palette = tinted(directed?.palette ?? random.pick(family.palettes), tint);
  return {
    family,
    palette,
    composition: directed?.composition ?? chooseComposition(family, random, subject.tags ?? []),
  };
}

/** The same palette a little around the wheel: no two films share their colours exactly. */
function tinted(palette: Palette, degrees: number): Palette {
  const turn = (color: string) => rotateHue(color, degrees);
  return {
    ground: turn(palette.ground),
    dark: turn(palette.dark),
    mid: turn(palette.mid),
    light: turn(palette.light),
    accent: turn(palette.accent),
    ink: turn(palette.ink),
  };
}

/** What the art direction says of a program, where it says anything. */
function directedWorld(slug: string): World | undefined {
  const direction = artDirection[slug];
  if (!direction) return undefined;
  const [familyName, compositionName, paletteIndex] = direction;
  const family = families.find(({ name }) => name === familyName);
  const composition = family?.compositions.find(({ name }) => name === compositionName);
  const palette = family?.palettes[paletteIndex];
  return family && composition && palette ? { family, composition, palette } : undefined;
}

/** A composition that fits a tag is three times as likely. */
export function chooseComposition(family: Family, random: Random, tags: readonly string[]): Composition {
  const weighted = family.compositions.flatMap((composition) =>
    composition.tags?.some((tag) => tags.includes(tag)) ? [composition, composition, composition] : [composition],
  );
  return random.pick(weighted);
}
