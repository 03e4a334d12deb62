import { ease, glow, HEIGHT, mix, n, starPath, WIDTH } from './draw.ts';
import type { Film } from './film.ts';

const tile = 212;
const ink = ['#12304a', '#1d5a63', '#c98b3a', '#8c3b4a'];

/** One eight-pointed star: two squares drawn as one shape, the second turned by `turn` of its 45 degrees. */
function eight(x: number, y: number, turn: number, fill: string, line: string): string {
  const side = tile / 2 / Math.SQRT2;
  const square = (degrees: number, half: number) =>
    `<rect x="${n(-half)}" y="${n(-half)}" width="${n(half * 2)}" height="${n(half * 2)}" transform="rotate(${n(degrees)})"/>`;
  const both = (half: number) => square(0, half) + square(turn * 45, half);
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><g fill="${line}">${both(side)}</g><g fill="${fill}">${both(side - 4)}</g>` +
    `<path d="${starPath(8, 24, 11, turn * 0.785)}" fill="${line}" opacity="${n(turn)}"/></g>`
  );
}

function draw(seconds: number): string {
  const pieces: string[] = [];
  for (let row = -2; row <= 2; row += 1) {
    for (let column = -4; column <= 4; column += 1) {
      const distance = Math.hypot(row, column);
      const shown = distance === 0 ? 1 : ease(seconds, 9 + distance * 1.4, 10.5 + distance * 1.4);
      if (shown === 0) continue;
      const painted = ease(seconds, 16 + distance * 1.5, 17.4 + distance * 1.5);
      const turn = distance === 0 ? ease(seconds, 5, 9) : shown;
      const tone = ink[Math.abs(row + column) % 2 === 0 ? 1 : distance > 2.5 ? 2 : 3] ?? '';
      const shade = mix(ink[0] ?? '', tone, painted);
      pieces.push(
        `<g opacity="${n(shown)}">${eight(WIDTH / 2 + column * tile, HEIGHT / 2 + row * tile, turn, shade, '#f0cd83')}</g>`,
      );
    }
  }
  const scale = 2 - 1 * ease(seconds, 7.6, 12);
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#0b1b2c"/>`,
    glow('lamp', 640, 360, 620, '#e0a24a', 0.34),
    `<g transform="translate(640 360) scale(${n(scale)}) translate(-640 -360)">${pieces.join('')}</g>`,
  ].join('');
}

/** Two squares become a star, the star becomes a door. */
export const carpenterStar: Film = {
  id: 'clip-3',
  title: { ar: 'نجمة النجار', en: 'The Carpenter’s Star' },
  seconds: 30,
  audio: ['ar', 'en'],
  posterAt: 26,
  tune: { root: 155.56, scale: [0, 100, 400, 500, 700, 800, 1000], beat: 0.5, seed: 21 },
  lines: [
    {
      at: 3.8,
      until: 7.2,
      ar: 'بدأ النجار بمربعين.',
      spoken: 'بَدَأَ النَّجّارُ بِمُرَبَّعَيْن.',
      en: 'The carpenter began with two squares.',
    },
    {
      at: 7.8,
      until: 12.2,
      ar: 'أدار أحدهما قليلًا، فصارت نجمة.',
      spoken: 'أَدارَ أَحَدَهُما قَليلاً، فَصارَتْ نَجْمَة.',
      en: 'He turned one a little, and it was a star.',
    },
    {
      at: 13,
      until: 19.4,
      ar: 'وضع نجمة بجانب نجمة، فظهر بينهما شكل لم يرسمه أحد.',
      spoken: 'وَضَعَ نَجْمَةً بِجانِبِ نَجْمَة، فَظَهَرَ بَيْنَهُما شَكْلٌ لَمْ يَرْسُمْهُ أَحَد.',
      en: 'He set star beside star, and between them a shape appeared that nobody had drawn.',
    },
    {
      at: 20.6,
      until: 26.4,
      ar: '- أين تنتهي النجوم؟\n- عند الباب.',
      spoken: 'أَيْنَ تَنْتَهي النُّجوم؟ عِنْدَ الباب.',
      en: '- Where do the stars end?\n- At the door.',
    },
  ],
  draw,
};
