import { luminance, mix } from './canvas/color.ts';
import { createRandom } from './canvas/random.ts';
import { circle, element, group, path, place, rect } from './canvas/svg.ts';
import { chooseWorld } from './choose.ts';
import { emblem } from './motifs/emblem.ts';
import { goods } from './motifs/goods.ts';
import { eightPointStar } from './motifs/mark.ts';
import { compose, posterSize } from './poster.ts';
import { drawRoom } from './product-room.ts';
import type { PosterSubject, ProductSubject } from './subject.ts';

export const productSize = { width: 720, height: 900 } as const;

/** The colours that the shop offers, by their names in the catalog. */
const productColors: Readonly<Record<string, string>> = {
  night: '#1b1e38',
  lamplight: '#f2b441',
  rose: '#d94f73',
  sand: '#d9c39a',
  nile: '#1c6e74',
  white: '#f6f1e5',
};

const fabric = (color: string) => productColors[color] ?? '#1b1e38';

/** Paper tones and deep tones; a thing stands before the one that it differs from. */
const lightGrounds = ['#efe2c8', '#e6d6e0', '#cfe0dc', '#f3d9a8', '#d9dcec'];
const darkGrounds = ['#2b3a5e', '#4a2744', '#175056', '#5a3a22', '#243a33'];

/** The ground that the thing stands before. */
export function productGround(subject: ProductSubject): string {
  const isDark = luminance(fabric(subject.color)) < 0.3;
  return createRandom(`ground:${subject.slug}:${subject.color}`).pick(isDark ? lightGrounds : darkGrounds);
}

function artwork(program: PosterSubject, area: { x: number; y: number; width: number; height: number }): string {
  // The poster is drawn whole, scaled to cover the print area.
  const inner = compose(program, chooseWorld(program), { prefix: 'a', edge: false });
  const scale = Math.max(area.width / posterSize.width, area.height / posterSize.height);
  return group({ transform: `translate(${area.x} ${area.y}) scale(${scale.toFixed(4)})` }, inner);
}

/** The thing alone, with what is printed on it, and where that is. */
function drawThing(subject: ProductSubject, wall: string) {
  const random = createRandom(`product:${subject.slug}`);
  const color = fabric(subject.color);
  const isDark = luminance(color) < 0.3;
  const seam = mix(color, '#0c0d16', isDark ? 0.65 : 0.55);
  const light = '#fbf5e6';
  const draw = goods[subject.shape] ?? goods['mug'];
  if (!draw) throw new Error('The list of goods is empty.');
  const { body, over, print, area } = draw(color, seam, light);
  const ink =
    subject.shape === 'lamp'
      ? mix(color, '#0c0d16', 0.7)
      : isDark
        ? subject.color === 'night'
          ? '#f2b441'
          : light
        : subject.color === 'white' || subject.color === 'sand'
          ? random.pick(['#1b1e38', '#b3324f', '#1c6e74'])
          : '#1b1e38';
  const printed = place(
    emblem(subject.motif, subject.program?.tags ?? [], ink, color, random),
    print.x,
    print.y,
    print.scale,
    print.turn ?? 0,
  );
  if (!area) return { content: body + printed + over, print, isFramed: false };
  // A whole picture lies under a wall with an opening: it reaches beyond its frame, and clipping it is not safe.
  const picture = subject.program
    ? artwork(subject.program, area)
    : rect(area.x, area.y, area.width, area.height, color) + printed;
  const { x, y, width, height } = area;
  const opening = path(`M-900 -900H1700V1900H-900ZM${x} ${y}v${height}h${width}v${-height}Z`, wall);
  return { content: picture + opening + body + over, print, isFramed: true };
}

/** The thing before its ground, from the front. */
function front(subject: ProductSubject, ground: string): string {
  const { content, isFramed } = drawThing(subject, ground);
  if (isFramed) return content;
  return (
    rect(0, 0, 720, 900, ground) +
    circle(360, 420, 330, mix(ground, '#ffffff', 0.14)) +
    place(path(eightPointStar(330), mix(ground, '#ffffff', 0.08)), 360, 420) +
    rect(0, 690, 720, 210, mix(ground, '#0c0d16', 0.1)) +
    content
  );
}

/** The print from near by. */
function detail(subject: ProductSubject, ground: string): string {
  const { content, print, isFramed } = drawThing(subject, ground);
  const scale = isFramed ? 1.7 : 1.9;
  return rect(0, 0, 720, 900, ground) + place(content, 360 - print.x * scale, 450 - print.y * scale, scale);
}

/** A thing of the shop in one of its colours, with the mark or a film's emblem on it, in one of its views. */
export function drawProduct(subject: ProductSubject): string {
  const ground = productGround(subject);
  const { view = 'front', shape } = subject;
  const inUse = () =>
    drawRoom(shape, ground, subject.slug, (wall, x, y, scale) => place(drawThing(subject, wall).content, x, y, scale));
  const content = view === 'front' ? front(subject, ground) : view === 'detail' ? detail(subject, ground) : inUse();
  const { width, height } = productSize;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    content,
  );
}
