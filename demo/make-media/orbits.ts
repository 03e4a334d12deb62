import { ease, glow, HEIGHT, n, sky, stars, WIDTH } from './draw.ts';
import type { Film } from './film.ts';

const planets = [
  { reach: 190, size: 15, speed: 0.62, phase: 0.4, color: '#e2557a', shade: '#8f2f52' },
  { reach: 300, size: 26, speed: 0.4, phase: 2.1, color: '#59b8b0', shade: '#2a6c75' },
  { reach: 425, size: 20, speed: 0.27, phase: 4.4, color: '#f6d98a', shade: '#b98a3d' },
  { reach: 560, size: 40, speed: 0.17, phase: 5.6, color: '#8f7ad6', shade: '#4a3c8c' },
];

/** A planet in two tones, lit from the sun in the middle. */
function planet(index: number, x: number, y: number, size: number, color: string, shade: string): string {
  const angle = (Math.atan2(360 - y, 640 - x) * 180) / Math.PI;
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"><clipPath id="p${index}"><circle r="${n(size)}"/></clipPath>` +
    `<circle r="${n(size)}" fill="${shade}"/><circle cx="${n(size * 0.45)}" r="${n(size)}" fill="${color}" clip-path="url(#p${index})"/></g>`
  );
}

function draw(seconds: number): string {
  const tilt = 0.42;
  const rings = planets.map(
    ({ reach }) =>
      `<ellipse cx="640" cy="360" rx="${reach}" ry="${n(reach * tilt)}" fill="none" stroke="#8fa0d8" stroke-opacity="0.5" stroke-width="2"/>`,
  );
  const bodies = planets.map(({ reach, size, speed, phase, color, shade }, index) => {
    const angle = phase + seconds * speed;
    const [x, y] = [640 + Math.cos(angle) * reach, 360 + Math.sin(angle) * reach * tilt];
    const moons =
      index === 3
        ? [0, 1, 2]
            .map((moon) => {
              const turn = seconds * (1.1 - moon * 0.25) + moon * 2;
              return `<circle cx="${n(x + Math.cos(turn) * (58 + moon * 15))}" cy="${n(y + Math.sin(turn) * (26 + moon * 7))}" r="${5 - moon}" fill="#f5f0e4"/>`;
            })
            .join('')
        : '';
    return planet(index, x, y, size * (1 + 0.2 * Math.sin(angle)), color, shade) + moons;
  });
  const fly = ease(seconds, 16, 24);
  const comet =
    fly > 0 && fly < 1
      ? `<path d="M${n(1340 - fly * 1500)} ${n(70 + fly * 150)}l190 -34l-186 24Z" fill="#f5f0e4" opacity="0.7"/><circle cx="${n(1340 - fly * 1500)}" cy="${n(68 + fly * 150)}" r="6" fill="#fff"/>`
      : '';
  const lines = Array.from({ length: 15 }, (_, index) => `<path d="M640 560L${(index - 7) * 260 + 640} 720"/>`);
  const rows = Array.from({ length: 6 }, (_, index) => {
    const depth = index / 6;
    return `<path d="M0 ${n(596 + depth * depth * 124)}H1280"/>`;
  });
  return [
    sky(['#070818', '#101238', '#2b1d55']),
    stars(31, 150, 590, seconds),
    glow('sun', 640, 360, 245, '#ffb454', 0.6),
    rings.join(''),
    `<circle cx="640" cy="360" r="58" fill="#ffc966"/><circle cx="640" cy="360" r="44" fill="#ffe0a0"/>`,
    bodies.join(''),
    comet,
    `<path d="M0 ${HEIGHT}V600Q640 552 ${WIDTH} 600V${HEIGHT}Z" fill="#0a0a1f"/><g stroke="#e2557a" stroke-opacity="0.5" fill="none" clip-path="url(#ground)">${lines.join('')}${rows.join('')}</g>`,
    `<defs><clipPath id="ground"><path d="M0 ${HEIGHT}V600Q640 552 ${WIDTH} 600V${HEIGHT}Z"/></clipPath></defs>`,
    '<g fill="#04040f"><path d="M1010 600v-50a54 54 0 0 1 108 0v50Z"/><path d="M1064 520l58 -52 12 12 -56 52Z"/><rect x="1000" y="592" width="128" height="16"/></g><rect x="1030" y="566" width="14" height="20" fill="#f2b441"/>',
  ].join('');
}

/** Planets over the observatory on the Mokattam hill. */
export const orbits: Film = {
  id: 'clip-5',
  title: { ar: 'مدارات', en: 'Orbits' },
  seconds: 34,
  audio: ['ar', 'en'],
  posterAt: 12,
  tune: { root: 110, scale: [0, 200, 400, 500, 700, 900, 1100], beat: 0.85, seed: 45 },
  lines: [
    {
      at: 4,
      until: 10,
      ar: 'في مرصد صغير فوق المقطم، حلمت عالمة بكوكب.',
      spoken: 'في مَرْصَدٍ صَغيرٍ فَوْقَ المُقَطَّم، حَلَمَتْ عالِمَةٌ بِكَوْكَب.',
      en: 'In a small observatory above Mokattam, a scientist dreamt of a planet.',
    },
    {
      at: 11,
      until: 16,
      ar: 'له ثلاثة أقمار، وعام من أربعين يومًا.',
      spoken: 'لَهُ ثَلاثَةُ أَقْمار، وَعامٌ مِنْ أَرْبَعينَ يَوْماً.',
      en: 'It had three moons, and a year of forty days.',
    },
    {
      at: 17,
      until: 23.4,
      ar: 'أرسلت إليه تحية، فعاد الرد بعد عشرين سنة:',
      spoken: 'أَرْسَلَتْ إِلَيْهِ تَحِيَّة، فَعادَ الرَّدُّ بَعْدَ عِشْرينَ سَنَة.',
      en: 'She sent it a greeting. Twenty years later an answer came:',
    },
    {
      at: 24.4,
      until: 30.4,
      ar: '«وصلت رسالتك. كم الساعة عندكم؟»',
      spoken: 'وَصَلَتْ رِسالَتُك. كَمِ السّاعَةُ عِنْدَكُم؟',
      en: '“Your message has arrived. What time is it over there?”',
    },
  ],
  draw,
};
