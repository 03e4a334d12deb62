import { mix } from '../canvas/color.ts';
import { circle, group, path, polygon, rect, stroke } from '../canvas/svg.ts';
import { type DrawGoods, shadow } from './goods-drawing.ts';

const shirtPath =
  'M250 190C290 236 430 236 470 190L560 226Q590 240 604 276L664 430L560 474L536 414L540 760Q360 784 180 760L184 414L160 474L56 430L116 276Q130 240 160 226Z';
export const shirt: DrawGoods = (color, seam) => ({
  body:
    group({ transform: 'translate(10 16)' }, path(shirtPath, '#000000', { opacity: 0.18 })) +
    path(shirtPath, color) +
    path('M250 190C290 236 430 236 470 190L446 180C420 212 300 212 274 180Z', mix(color, seam, 0.4)),
  over:
    stroke('M184 414L194 330M536 414L526 330M262 198C300 250 420 250 458 198', seam, 3, { opacity: 0.45 }) +
    path('M420 770Q470 600 500 420L536 414L540 760Q480 772 420 770Z', seam, { opacity: 0.1 }),
  print: { x: 360, y: 440, scale: 1.2 },
});

export const tote: DrawGoods = (color, seam) => ({
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

export const cap: DrawGoods = (color, seam) => ({
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

export const pin: DrawGoods = (color, seam, light) => ({
  body:
    circle(374, 466, 236, '#000000', { opacity: 0.2 }) +
    circle(360, 446, 236, light) +
    circle(360, 446, 222, mix(color, seam, 0.3)) +
    circle(360, 446, 210, color),
  over: path('M190 380A190 190 0 0 1 420 250A220 220 0 0 0 190 380Z', '#ffffff', { opacity: 0.35 }),
  print: { x: 360, y: 446, scale: 1.45 },
});

export const scarf: DrawGoods = (color, seam, light) => {
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
