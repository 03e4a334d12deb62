import { mix } from '../canvas/color.ts';
import { circle, ellipse, group, path, place, rect, stroke } from '../canvas/svg.ts';
import { type DrawGoods, shadow } from './goods-drawing.ts';
import { record } from './things.ts';
import { cap, pin, scarf, shirt, tote } from './wearables.ts';

const mug: DrawGoods = (color, seam, light) => ({
  body:
    shadow(350, 690, 210) +
    path('M508 340C640 330 640 560 500 566L500 520C580 520 584 388 508 392Z', mix(color, seam, 0.35)) +
    path('M190 270L520 270L504 660Q500 690 470 690L240 690Q210 690 206 660Z', color) +
    ellipse(355, 270, 165, 30, mix(color, seam, 0.45)) +
    ellipse(355, 274, 146, 22, light),
  over:
    path('M452 300L500 300L486 660Q482 690 456 690L436 690Z', seam, { opacity: 0.16 }) +
    path('M214 310L236 310L246 650L228 650Z', '#ffffff', { opacity: 0.22 }),
  print: { x: 348, y: 490, scale: 1.12 },
});

const poster: DrawGoods = (color, seam, light) => ({
  body:
    path('M142 752H578V112H592V772H142Z', '#000000', { opacity: 0.22 }) +
    path('M128 92H578V752H128ZM138 102V747H568V102Z', light),
  over:
    stroke('M353 92L353 30', seam, 2) +
    circle(353, 30, 7, color) +
    rect(112, 80, 482, 20, mix(color, seam, 0.15), { rx: 6 }) +
    rect(112, 744, 482, 20, mix(color, seam, 0.15), { rx: 6 }),
  print: { x: 353, y: 410, scale: 1.7 },
  area: { x: 138, y: 102, width: 430, height: 645 },
});

const notebook: DrawGoods = (color, seam, light) => ({
  body: group(
    { transform: 'rotate(-5 360 450)' },
    rect(182, 152, 390, 610, '#000000', { opacity: 0.2, rx: 14 }),
    rect(176, 140, 390, 604, light, { rx: 12 }),
    rect(160, 130, 390, 604, color, { rx: 14 }),
  ),
  over: group(
    { transform: 'rotate(-5 360 450)' },
    rect(160, 130, 46, 604, seam, { opacity: 0.28, rx: 10 }),
    rect(486, 130, 13, 604, seam, { opacity: 0.75 }),
    path('M300 734L300 800L316 782L332 800L332 734Z', seam),
  ),
  print: { x: 346, y: 430, scale: 1.15, turn: -5 },
});

const cushion: DrawGoods = (color, seam) => {
  const d =
    'M130 240Q360 200 590 240Q622 246 616 280Q586 460 616 640Q622 672 590 678Q360 716 130 678Q98 672 104 640Q134 460 104 280Q98 246 130 240Z';
  return {
    body: shadow(360, 706, 260) + path(d, color) + stroke(d, mix(color, seam, 0.45), 7),
    over: stroke(
      'M126 262Q180 300 214 306M594 262Q540 300 506 306M126 656Q180 620 214 612M594 656Q540 620 506 612',
      seam,
      4,
      { opacity: 0.35 },
    ),
    print: { x: 360, y: 460, scale: 1.62 },
  };
};

const lamp: DrawGoods = (color, seam, light) => ({
  body:
    shadow(360, 806, 150) +
    circle(360, 330, 330, light, { opacity: 0.3 }) +
    path('M330 560L390 560L398 720Q360 740 322 720Z', mix(color, seam, 0.35)) +
    ellipse(360, 786, 120, 30, mix(color, seam, 0.45)) +
    ellipse(360, 772, 120, 30, color) +
    rect(350, 700, 20, 80, mix(color, seam, 0.45)) +
    path('M250 180L470 180L560 560L160 560Z', light),
  over:
    path('M250 180L470 180L560 560L160 560Z', color, { opacity: 0.38 }) +
    rect(244, 170, 232, 18, mix(color, seam, 0.3), { rx: 6 }) +
    rect(152, 552, 416, 18, mix(color, seam, 0.3), { rx: 6 }) +
    stroke('M420 560L420 640', seam, 3) +
    circle(420, 648, 9, mix(color, seam, 0.4)),
  print: { x: 360, y: 384, scale: 1.15 },
});

const bottle: DrawGoods = (color, seam, light) => ({
  body:
    shadow(360, 812, 130) +
    rect(306, 100, 108, 96, seam, { rx: 18 }) +
    rect(320, 190, 80, 40, mix(color, seam, 0.4)) +
    path(
      'M320 226L400 226C404 270 470 280 470 350L470 780Q470 812 438 812L282 812Q250 812 250 780L250 350C250 280 316 270 320 226Z',
      color,
    ),
  over:
    path('M430 300Q470 320 470 350L470 780Q470 812 438 812L410 812Z', seam, { opacity: 0.16 }) +
    rect(272, 350, 15, 400, '#ffffff', { opacity: 0.25, rx: 7 }) +
    stroke('M316 128L404 128M316 150L404 150', light, 4, { opacity: 0.4 }),
  print: { x: 360, y: 540, scale: 0.92 },
});

const puzzle: DrawGoods = (color, seam, light) => {
  const lines: string[] = [];
  for (let row = 1; row < 5; row += 1)
    lines.push(
      `M120 ${180 + row * 108}${Array.from({ length: 5 }, (_, index) => `h36c-14 ${(index + row) % 2 ? -34 : 34} 38 ${(index + row) % 2 ? -34 : 34} 24 0h36`).join('')}`,
    );
  for (let column = 1; column < 5; column += 1)
    lines.push(
      `M${120 + column * 96} 180${Array.from({ length: 5 }, (_, index) => `v42c${(index + column) % 2 ? -34 : 34} -14 ${(index + column) % 2 ? -34 : 34} 38 0 24v42`).join('')}`,
    );
  return {
    body: path('M136 720H600V198H616V738H136Z', '#000000', { opacity: 0.2 }),
    over:
      stroke(lines.join(''), light, 3.4, { opacity: 0.9 }) +
      stroke(lines.join(''), seam, 1.4, { opacity: 0.7 }) +
      rect(488, 600, 112, 120, mix(light, seam, 0.12)) +
      place(rect(-48, -54, 96, 108, color) + circle(48, 0, 18, color) + circle(0, -54, 18, color), 620, 790, 0.95, 14),
    print: { x: 360, y: 440, scale: 1.8 },
    area: { x: 120, y: 180, width: 480, height: 540 },
  };
};

const sleeve: DrawGoods = (color, seam, light) => ({
  body:
    shadow(370, 724, 270) +
    place(record(232, '#15151b', '#2c2c36', light, circle(0, 0, 12, seam)), 452, 450) +
    rect(96, 206, 492, 492, '#000000', { opacity: 0.2 }) +
    rect(84, 194, 492, 492, color),
  over: rect(84, 194, 20, 492, seam, { opacity: 0.25 }) + rect(556, 194, 20, 492, '#ffffff', { opacity: 0.08 }),
  print: { x: 330, y: 440, scale: 1.6 },
});

/** Every shape of the shop by its name. */
export const goods: Readonly<Record<string, DrawGoods>> = {
  mug,
  shirt,
  tote,
  cap,
  poster,
  notebook,
  pin,
  scarf,
  cushion,
  lamp,
  bottle,
  puzzle,
  record: sleeve,
};
