import { band, ease, glow, mix, n, sky, stars } from './draw.ts';
import type { Film } from './film.ts';

/** A walking camel standing on (x, y), looking to the right of the picture. */
function camel(x: number, y: number, scale: number, step: number, color: string, load: string): string {
  const legs = [-38, -26, 36, 48].map((hip, index) => {
    const swing = 13 * Math.sin(step + (index % 2) * Math.PI + (index > 1 ? 0.6 : 0));
    return `<path d="M${hip} -58L${n(hip + swing * 0.4 - 2)} -28L${n(hip + swing)} 0" fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  return (
    `<g transform="translate(${n(x)} ${n(y - Math.abs(Math.sin(step)) * 1.5)}) scale(${n(scale)})">${legs.join('')}` +
    `<path fill="${color}" d="M-54 -66Q-56 -92 -28 -92Q-6 -134 18 -93Q44 -92 52 -82Q64 -78 70 -98Q76 -134 94 -138L116 -132Q120 -124 110 -121L98 -119Q94 -98 84 -72Q74 -50 46 -54L-44 -50ZM-54 -72l-9 30 5 2 9 -24Z"/>` +
    `<path fill="${load}" d="M-20 -100Q-2 -132 16 -100L20 -72H-24Z"/></g>`
  );
}

/** The guide in front, with a staff. */
function guide(x: number, y: number, scale: number, step: number, color: string): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" fill="${color}"><path d="M-13 0Q-8 -58 0 -72Q10 -58 ${n(13 + 5 * Math.sin(step))} 0Z"/>` +
    `<circle cy="-82" r="11"/><path d="M-12 -84Q0 -102 12 -84L15 -70Z"/><path d="M10 -54L${n(28 + 4 * Math.sin(step))} -44" stroke="${color}" stroke-width="5"/><path d="M${n(29 + 4 * Math.sin(step))} -84L${n(27 + 5 * Math.sin(step))} 0" stroke="${color}" stroke-width="3.5"/></g>`
  );
}

function draw(seconds: number): string {
  const night = ease(seconds, 4, 26);
  const dark = mix('#4a1f2e', '#12101f', night);
  const sand = mix('#c4673f', '#3a2b45', night);
  const shift = seconds * 16;
  const ridge = (x: number) => 560 + 24 * Math.sin((x + shift) / 210) + 9 * Math.sin((x + shift) / 74);
  const walkers = [330, 520, 710].map((x, index) => {
    const step = seconds * 3.1 + index * 1.7;
    return camel(x, ridge(x) + 4, 1.05, step, dark, ['#7b2f43', '#33555f', '#8a6430'][index] ?? '');
  });
  const shadows = [330, 520, 710, 880].map(
    (x) =>
      `<path d="M${x - 40} ${n(ridge(x) + 4)}L${x - 330} ${n(ridge(x) + 108)}L${x - 210} ${n(ridge(x) + 112)}L${x + 44} ${n(ridge(x) + 4)}Z" fill="${dark}" opacity="${n(0.28 * (1 - night))}"/>`,
  );
  return [
    sky([mix('#e07a4a', '#0b0f2e', night), mix('#f4a95e', '#2a2152', night), mix('#ffdc9a', '#8a4a63', night)]),
    `<g opacity="${n(night)}">${stars(91, 130, 420, seconds)}</g>`,
    glow('disc', 930, 300 + night * 40, 330, '#fff0c4', 0.45 - night * 0.15),
    `<circle cx="930" cy="${n(300 + night * 40)}" r="120" fill="${mix('#fff3d0', '#f0a36a', night)}"/>`,
    band(
      (x) => 470 + 34 * Math.sin((x + shift * 0.3) / 260) + 12 * Math.sin((x + shift * 0.3) / 97),
      mix('#e39a5c', '#5b3a5c', night),
    ),
    band((x) => 520 + 30 * Math.sin((x + shift * 0.6) / 180 + 2), mix('#d67f4b', '#4a3150', night)),
    band(ridge, sand, 16),
    shadows.join(''),
    walkers.join(''),
    guide(880, ridge(880) + 4, 1.05, seconds * 3.4, dark),
    band((x) => 672 + 20 * Math.sin((x + shift * 1.9) / 240 + 1), mix('#8a3f33', '#1c1729', night), 16),
  ].join('');
}

/** A caravan walks from afternoon into night. Narrated in Arabic only. */
export const caravan: Film = {
  id: 'clip-7',
  title: { ar: 'القافلة', en: 'The Caravan' },
  seconds: 28,
  audio: ['ar'],
  posterAt: 12,
  tune: { root: 123.47, scale: [0, 100, 400, 500, 700, 800, 1100], beat: 0.55, seed: 64 },
  lines: [
    {
      at: 4,
      until: 7.8,
      ar: 'الظل يصل قبل الجمل.',
      spoken: 'الظِّلُّ يَصِلُ قَبْلَ الجَمَل.',
      en: 'The shadow arrives before the camel.',
    },
    {
      at: 8.8,
      until: 12.6,
      ar: 'والجمل يصل قبل الحكاية.',
      spoken: 'وَالجَمَلُ يَصِلُ قَبْلَ الحِكايَة.',
      en: 'The camel arrives before the story.',
    },
    {
      at: 13.6,
      until: 17.4,
      ar: 'والحكاية تصل قبل الشاي.',
      spoken: 'وَالحِكايَةُ تَصِلُ قَبْلَ الشّاي.',
      en: 'And the story arrives before the tea.',
    },
    {
      at: 18.6,
      until: 24.8,
      ar: 'لهذا لا يسأل أحد في الصحراء: هل تأخرنا؟',
      spoken: 'لِهَذا لا يَسْأَلُ أَحَدٌ في الصَّحْراء: هَلْ تَأَخَّرْنا؟',
      en: 'That is why nobody in the desert asks: are we late?',
    },
  ],
  draw,
};
