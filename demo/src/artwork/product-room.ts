import { mix } from './canvas/color.ts';
import { createRandom } from './canvas/random.ts';
import { circle, ellipse, path, place, rect, stroke } from './canvas/svg.ts';
import { crescent, sparkle } from './motifs/nature.ts';

/** Draws the thing before a wall, its sheet's corner at a place, in a size. */
type DrawThing = (wall: string, x: number, y: number, scale: number) => string;

type Room = (wall: string, thing: DrawThing, isLeft: boolean) => string;

const night = '#1b1e38';
const wood = '#8a5a35';

/** An evening behind glass. */
const nightWindow = (x: number, y: number, width: number, height: number) =>
  rect(x - 14, y - 14, width + 28, height + 28, '#f6f1e5') +
  rect(x, y, width, height, night) +
  place(crescent(34, '#f2b441'), x + width * 0.62, y + height * 0.3, 1, -20) +
  place(sparkle(12, '#f6f1e5'), x + width * 0.25, y + height * 0.22) +
  place(sparkle(8, '#f6f1e5'), x + width * 0.38, y + height * 0.6) +
  rect(x + width / 2 - 4, y, 8, height, '#f6f1e5');

const plant = (x: number, y: number) =>
  stroke(`M${x} ${y}Q${x - 12} ${y - 90} ${x - 62} ${y - 150}`, '#2f6b4a', 9) +
  stroke(`M${x} ${y}Q${x + 8} ${y - 110} ${x + 40} ${y - 190}`, '#3b7f58', 9) +
  stroke(`M${x} ${y}Q${x + 22} ${y - 70} ${x + 78} ${y - 104}`, '#2f6b4a', 9) +
  ellipse(x - 66, y - 156, 34, 15, '#2f6b4a', { transform: `rotate(40 ${x - 66} ${y - 156})` }) +
  ellipse(x + 44, y - 198, 36, 16, '#3b7f58', { transform: `rotate(-66 ${x + 44} ${y - 198})` }) +
  ellipse(x + 86, y - 108, 34, 15, '#2f6b4a', { transform: `rotate(-24 ${x + 86} ${y - 108})` }) +
  path(`M${x - 46} ${y - 8}H${x + 46}L${x + 34} ${y + 84}H${x - 34}Z`, '#b8653c');

/** On a table before the window. */
const table: Room = (wall, thing, isLeft) =>
  rect(0, 0, 720, 900, wall) +
  nightWindow(isLeft ? 404 : 76, 90, 240, 320) +
  rect(0, 690, 720, 26, mix(wood, '#ffffff', 0.18)) +
  rect(0, 716, 720, 184, wood) +
  place(plant(0, 0), isLeft ? 600 : 120, 626) +
  thing(wall, isLeft ? 24 : 222, 236, 0.66);

/** On the wall above a sofa. */
const wall: Room = (ground, thing) =>
  thing(ground, 150, 40, 0.58) +
  rect(0, 780, 720, 120, mix(ground, '#0c0d16', 0.28)) +
  rect(70, 610, 580, 150, mix(ground, night, 0.55), { rx: 34 }) +
  rect(40, 660, 110, 160, mix(ground, night, 0.66), { rx: 34 }) +
  rect(570, 660, 110, 160, mix(ground, night, 0.66), { rx: 34 }) +
  rect(120, 700, 480, 100, mix(ground, night, 0.48), { rx: 22 });

/** On a peg in the hall. */
const peg: Room = (ground, thing, isLeft) =>
  rect(0, 0, 720, 900, ground) +
  rect(0, 720, 720, 180, mix(ground, '#0c0d16', 0.22)) +
  rect(60, 128, 600, 34, wood, { rx: 8 }) +
  [150, 360, 570].map((x) => rect(x - 7, 150, 14, 44, mix(wood, '#0c0d16', 0.4), { rx: 7 })).join('') +
  place(plant(0, 0), isLeft ? 620 : 100, 700, 1.1) +
  thing(ground, 124, 106, 0.66);

/** In the corner of a sofa. */
const sofa: Room = (ground, thing, isLeft) =>
  rect(0, 0, 720, 900, ground) +
  nightWindow(isLeft ? 420 : 60, 70, 230, 250) +
  rect(0, 800, 720, 100, mix(ground, '#0c0d16', 0.28)) +
  rect(20, 380, 680, 420, mix(ground, night, 0.55), { rx: 60 }) +
  rect(60, 640, 600, 180, mix(ground, night, 0.42), { rx: 30 }) +
  thing(ground, isLeft ? 50 : 240, 250, 0.6);

/** On a jacket. */
const jacket: Room = (ground, thing) =>
  rect(0, 0, 720, 900, ground) +
  path('M60 900L110 250Q230 150 300 110L360 420L420 110Q490 150 610 250L660 900Z', '#2b3a5e') +
  path('M300 110L360 420L250 330L196 210Z', '#22304f') +
  path('M420 110L360 420L470 330L524 210Z', '#22304f') +
  stroke('M360 420V900', '#1a2540', 5) +
  [560, 700, 840].map((y) => circle(384, y, 12, '#d9c39a')).join('') +
  thing(ground, 158, 410, 0.26);

const rooms: Readonly<Record<string, Room>> = {
  ...{ poster: wall, puzzle: wall, shirt: peg, tote: peg, cap: peg, scarf: peg, cushion: sofa, pin: jacket },
};

/** A thing where it belongs: on a table, a wall, a peg, a sofa or a jacket. */
export function drawRoom(shape: string, ground: string, slug: string, thing: DrawThing): string {
  const isLeft = createRandom(`room:${slug}`).chance(0.5);
  return (rooms[shape] ?? table)(mix(ground, '#ffffff', 0.06), thing, isLeft);
}
