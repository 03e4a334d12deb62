import { mix } from '../canvas/color.ts';
import { circle, ellipse, group, path, place, polygon, rect, stroke } from '../canvas/svg.ts';

/** A thing for sale, drawn flat around the middle of a 720×900 sheet. */
export interface Goods {
  /** What stands behind the print. */
  readonly body: string;
  /** What lies over the print: folds, seams, handles. */
  readonly over: string;
  /** Where the print goes. */
  readonly print: { readonly x: number; readonly y: number; readonly scale: number; readonly turn?: number };
  /** Where there is room for a whole picture. */
  readonly area?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

type Drawer = (color: string, seam: string, light: string) => Goods;

const shadow = (cx: number, cy: number, rx: number, ry = 26) => ellipse(cx, cy, rx, ry, '#000000', { opacity: 0.2 });

const mug: Drawer = (color, seam, light) => ({
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

const shirtPath =
  'M250 190C290 236 430 236 470 190L560 226Q590 240 604 276L664 430L560 474L536 414L540 760Q360 784 180 760L184 414L160 474L56 430L116 276Q130 240 160 226Z';
const shirt: Drawer = (color, seam) => ({
  body:
    group({ transform: 'translate(10 16)' }, path(shirtPath, '#000000', { opacity: 0.18 })) +
    path(shirtPath, color) +
    path('M250 190C290 236 430 236 470 190L446 180C420 212 300 212 274 180Z', mix(color, seam, 0.4)),
  over:
    stroke('M184 414L194 330M536 414L526 330M262 198C300 250 420 250 458 198', seam, 3, { opacity: 0.45 }) +
    path('M420 770Q470 600 500 420L536 414L540 760Q480 772 420 770Z', seam, { opacity: 0.1 }),
  print: { x: 360, y: 440, scale: 1.2 },
});

const tote: Drawer = (color, seam) => ({
  body:
    shadow(360, 800, 240, 20) +
    stroke('M270 350C270 60 450 60 450 350', mix(color, seam, 0.35), 22) +
    path('M150 340L570 340L592 780Q592 800 570 800L150 800Q128 800 128 780Z', color),
  over:
    stroke('M150 372L570 372', seam, 2.5, { 'stroke-dasharray': '9 8', opacity: 0.6 }) +
    stroke('M252 350L252 392M468 350L468 392', mix(color, seam, 0.35), 22) +
    path('M128 780L180 500L150 800Q128 800 128 780Z', seam, { opacity: 0.12 }) +
    path('M592 780L540 520L570 800Q592 800 592 780Z', seam, { opacity: 0.12 }),
  print: { x: 360, y: 585, scale: 1.5 },
});

const cap: Drawer = (color, seam) => ({
  body:
    shadow(370, 650, 250, 24) +
    path('M150 560C140 330 280 250 390 252C520 256 580 380 572 560Q360 520 150 560Z', color) +
    path(
      'M150 556C90 566 40 610 44 640C60 660 130 640 210 632C330 618 470 620 572 640L572 556Q360 518 150 556Z',
      mix(color, seam, 0.3),
    ),
  over:
    circle(386, 252, 14, mix(color, seam, 0.5)) +
    stroke('M386 256C300 300 262 420 262 546M386 256C470 300 500 420 496 544', seam, 3, { opacity: 0.5 }) +
    stroke('M60 632C150 606 450 590 566 628', seam, 2.5, { 'stroke-dasharray': '8 7', opacity: 0.6 }),
  print: { x: 378, y: 440, scale: 0.82 },
});

const poster: Drawer = (color, seam, light) => ({
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

const notebook: Drawer = (color, seam, light) => ({
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

const pin: Drawer = (color, seam, light) => ({
  body:
    circle(374, 466, 236, '#000000', { opacity: 0.2 }) +
    circle(360, 446, 236, light) +
    circle(360, 446, 222, mix(color, seam, 0.3)) +
    circle(360, 446, 210, color),
  over: path('M190 380A190 190 0 0 1 420 250A220 220 0 0 0 190 380Z', '#ffffff', { opacity: 0.35 }),
  print: { x: 360, y: 446, scale: 1.45 },
});

const scarf: Drawer = (color, seam, light) => {
  const fringe = (x: number, y: number) =>
    Array.from({ length: 12 }, (_, index) => rect(x + index * 13, y, 5, 46, mix(color, seam, 0.3))).join('');
  const band = (y: number, x: number) =>
    rect(x, y, 156, 13, light) +
    Array.from({ length: 6 }, (_, index) =>
      polygon(
        [
          [x + 6 + index * 26, y + 44],
          [x + 19 + index * 26, y + 26],
          [x + 32 + index * 26, y + 44],
          [x + 19 + index * 26, y + 62],
        ],
        light,
      ),
    ).join('') +
    rect(x, y + 74, 156, 6, light);
  return {
    body:
      group(
        { transform: 'translate(12 16)', opacity: 0.18 },
        path('M280 150Q360 110 440 150L452 240L452 700L296 700L268 240Z', '#000000'),
      ) +
      path('M284 150C220 250 196 400 196 770L352 770C352 500 344 330 404 200Z', mix(color, seam, 0.28)) +
      fringe(196, 770) +
      path('M276 170C330 110 400 116 446 168C510 300 532 460 532 690L376 690C376 480 350 330 276 170Z', color) +
      fringe(378, 690),
    over: band(560, 376) + band(640, 196) + stroke('M330 150C420 250 452 420 456 680', seam, 3, { opacity: 0.25 }),
    print: { x: 446, y: 440, scale: 0.62, turn: 4 },
  };
};

const cushion: Drawer = (color, seam) => {
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

const lamp: Drawer = (color, seam, light) => ({
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

const bottle: Drawer = (color, seam, light) => ({
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

const puzzle: Drawer = (color, seam, light) => {
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

export const goods: Readonly<Record<string, Drawer>> = {
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
};
