import { band, ease, glow, n, sky, stars } from './draw.ts';
import type { Film } from './film.ts';

const colors = ['#f2b441', '#e2557a', '#59b8b0', '#f6d98a', '#e8925a', '#8f7ad6', '#7fc97f'];

/** A Ramadan lantern hanging from (x, y). */
function lantern(id: number, x: number, y: number, scale: number, swing: number, color: string): string {
  return (
    `${glow(
      `l${id}`,
      x,
      y + 60 * scale,
      150 * scale,
      color,
      0.5,
    )}<g transform="translate(${n(x)} ${n(y)}) rotate(${n(swing)}) scale(${n(scale)})">` +
    `<circle cy="-8" r="8" fill="none" stroke="#2a1d3d" stroke-width="4"/><path fill="#2a1d3d" d="M-16 18Q-12 0 0 -4Q12 0 16 18Z"/>` +
    `<path fill="${color}" d="M-16 18H16L34 44L24 98H-24L-34 44Z"/><path fill="#fff6dc" opacity="0.75" d="M-8 22H8L13 46L9 94H-9L-13 46Z"/>` +
    `<path fill="none" stroke="#2a1d3d" stroke-width="3.5" d="M-16 18H16L34 44L24 98H-24L-34 44ZM-34 44H34M-8 18L-13 44L-9 98M8 18L13 44L9 98"/>` +
    `<path fill="#2a1d3d" d="M-28 98H28L20 112H-20Z"/></g>`
  );
}

/** A cat that sits on the hill; its tail moves and its mouth opens when asked. */
function cat(x: number, y: number, seconds: number): string {
  const tail = 14 * Math.sin(seconds * 1.4);
  const yawn = ease(seconds, 15.4, 16.4) * (1 - ease(seconds, 18, 19));
  return (
    `<g transform="translate(${x} ${y})" fill="#150f24"><path d="M-34 0Q-44 -64 -6 -84Q34 -74 36 0Z"/><ellipse cx="-6" cy="-${n(96 + yawn * 4)}" rx="30" ry="26"/>` +
    `<path d="M-34 -104L-32 -138L-12 -118ZM22 -104L20 -138L0 -118Z"/><path fill="none" stroke="#150f24" stroke-width="11" stroke-linecap="round" d="M30 -8Q74 ${n(-6 + tail)} ${n(70 + tail)} -52"/>` +
    `<ellipse cx="-17" cy="-100" rx="4.5" ry="${n(5.5 - yawn * 5)}" fill="#f6d98a"/><ellipse cx="6" cy="-100" rx="4.5" ry="${n(5.5 - yawn * 5)}" fill="#f6d98a"/><ellipse cx="-6" cy="-84" rx="${n(3 + yawn * 5)}" ry="${n(yawn * 9)}" fill="#e2557a"/></g>`
  );
}

function draw(seconds: number): string {
  const settled = ease(seconds, 20, 28);
  const lanterns = colors.map((color, index) => {
    const start = index * 0.7;
    const rise = ease(seconds, start, start + 9);
    const walk = index * 172 + 60 + 46 * Math.sin(seconds * 0.35 + index * 1.3);
    const x = walk * (1 - settled) + (70 + index * 96) * settled;
    const y = 640 - rise * (300 + (index % 3) * 92) + 12 * Math.sin(seconds * 0.8 + index);
    return lantern(index, x, y, 0.8 + (index % 3) * 0.16, 5 * Math.sin(seconds * 1.1 + index * 2), color);
  });
  return [
    sky(['#141238', '#2c2460', '#62407e', '#b5678a']),
    stars(77, 90, 430, seconds),
    `<circle cx="1090" cy="150" r="62" fill="#f9e7b4"/><circle cx="1070" cy="138" r="10" fill="#ecd596"/><circle cx="1108" cy="172" r="14" fill="#ecd596"/>`,
    band(
      (x) => 520 - 90 * Math.exp(-(((x - 260) / 260) ** 2)) - 70 * Math.exp(-(((x - 1020) / 230) ** 2)),
      '#4b3a78',
      16,
    ),
    band(
      (x) => 580 - 100 * Math.exp(-(((x - 640) / 300) ** 2)) - 40 * Math.exp(-(((x - 60) / 160) ** 2)),
      '#35295c',
      16,
    ),
    lanterns.join(''),
    band(
      (x) => 660 - 110 * Math.exp(-(((x - 1010) / 250) ** 2)) - 30 * Math.exp(-(((x - 200) / 300) ** 2)),
      '#221a3f',
      16,
    ),
    cat(1010, 556, seconds),
  ].join('');
}

/** Seven lanterns look for the night; a tale for children. */
export const sevenLanterns: Film = {
  id: 'clip-6',
  title: { ar: 'سبعة فوانيس', en: 'Seven Lanterns' },
  seconds: 34,
  audio: ['ar', 'en'],
  posterAt: 13,
  tune: { root: 196, scale: [0, 200, 400, 500, 700, 900, 1100], beat: 0.45, seed: 58 },
  lines: [
    {
      at: 4,
      until: 8.6,
      ar: 'خرجت سبعة فوانيس تبحث عن الليل.',
      spoken: 'خَرَجَتْ سَبْعَةُ فَوانيسَ تَبْحَثُ عَنِ اللَّيْل.',
      en: 'Seven lanterns went out to look for the night.',
    },
    {
      at: 9.4,
      until: 14.2,
      ar: 'سألت التل، فقال: كان هنا قبل قليل.',
      spoken: 'سَأَلَتِ التَّلّ، فَقال: كانَ هُنا قَبْلَ قَليل.',
      en: 'They asked the hill. It said: he was here a moment ago.',
    },
    {
      at: 15,
      until: 18.6,
      ar: 'سألت القطة، فتثاءبت.',
      spoken: 'سَأَلَتِ القِطَّة، فَتَثاءَبَت.',
      en: 'They asked the cat. The cat yawned.',
    },
    {
      at: 19.6,
      until: 25,
      ar: 'نظرت الفوانيس حولها: الليل حيث لا تكون.',
      spoken: 'نَظَرَتِ الفَوانيسُ حَوْلَها: اللَّيْلُ حَيْثُ لا تَكون.',
      en: 'They looked around: the night was wherever they were not.',
    },
    {
      at: 26,
      until: 31.4,
      ar: 'فاقتسموا السماء: نصف لهم ونصف له.',
      spoken: 'فَاقْتَسَموا السَّماء: نِصْفٌ لَهُم، وَنِصْفٌ لَه.',
      en: 'So they shared the sky: half for them and half for him.',
    },
  ],
  draw,
};
