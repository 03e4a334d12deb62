import { band, ease, glow, mix, n, randomFrom, sky, stars } from './draw.ts';
import type { Film } from './film.ts';
import { dome, felucca, minaret, palm } from './skyline.ts';

const water = 470;

/** Light on the water: short bars under the sun that come and go. */
function shimmer(seconds: number, sunX: number, color: string, strength: number): string {
  const random = randomFrom(8);
  return Array.from({ length: 46 }, () => {
    const depth = random();
    const [drift, phase] = [random() - 0.5, random() * 6.28];
    const wide = (30 + depth * 120) * (0.6 + 0.4 * Math.sin(seconds * 1.1 + phase));
    const x = sunX + drift * (120 + depth * 420);
    return `<rect x="${n(x - wide / 2)}" y="${n(water + 8 + depth * 235)}" width="${n(wide)}" height="${n(2 + depth * 4)}" rx="2" fill="${color}" opacity="${n(strength * (0.85 - depth * 0.45))}"/>`;
  }).join('');
}

function draw(seconds: number): string {
  const dusk = ease(seconds, 2, 27);
  const sunY = 330 + dusk * 240;
  const bank = mix('#5b2f58', '#1b1738', dusk);
  const front = mix('#2d1a3f', '#0d0c20', dusk);
  const sailX = -160 + seconds * 46;
  return [
    sky([
      mix('#3d3f86', '#0d1033', dusk),
      mix('#d8637a', '#46306e', dusk),
      mix('#ffb25a', '#b4546b', dusk),
      mix('#ffd98c', '#e08a5a', dusk),
    ]),
    `<g opacity="${n(dusk)}">${stars(14, 80, 300, seconds)}</g>`,
    glow('sun', 800, sunY, 330, '#ffd27a', 0.55 * (1 - dusk * 0.7)),
    `<circle cx="800" cy="${n(sunY)}" r="72" fill="${mix('#fff0c0', '#ff8d5c', dusk)}"/>`,
    `<g fill="${bank}">${dome(250, 452, 34)}${minaret(320, 460, 190)}${minaret(1130, 460, 150)}${dome(1080, 458, 22)}</g>`,
    band((x) => 446 + 10 * Math.sin(x / 90) + 5 * Math.sin(x / 31), bank),
    [60, 130, 470, 560, 960, 1210]
      .map((x, index) => palm(x, 456, 86 + (index % 3) * 24, Math.sin(seconds * 0.8 + index), bank))
      .join(''),
    `<rect y="${water}" width="1280" height="250" fill="${mix('#7d3f6d', '#15163a', dusk)}"/>`,
    shimmer(seconds, 800, mix('#ffd58a', '#e58a63', dusk), 1 - dusk * 0.55),
    felucca(1180 - seconds * 11, water + 22, 0.34, 0, bank, mix('#f2c9a0', '#8a5a78', dusk)),
    felucca(
      sailX,
      600 + 3 * Math.sin(seconds * 1.3),
      1.15,
      1.6 * Math.sin(seconds * 0.9),
      front,
      mix('#fbe6c4', '#c98a86', dusk),
    ),
    band((x) => 684 + 9 * Math.sin(x / 120 + seconds * 0.5), front),
  ].join('');
}

/** A felucca crosses the Nile while the sun goes down. */
export const nileSail: Film = {
  id: 'clip-2',
  title: { ar: 'شراع', en: 'A Sail' },
  seconds: 30,
  audio: ['ar', 'en'],
  posterAt: 14,
  tune: { root: 130.81, scale: [0, 200, 350, 500, 700, 900, 1050], beat: 0.7, seed: 12 },
  lines: [
    {
      at: 4,
      until: 8.4,
      ar: 'قال النيل للشراع: على مهلك.',
      spoken: 'قالَ النّيلُ لِلشِّراع: عَلى مَهْلِك.',
      en: 'The Nile said to the sail: take your time.',
    },
    {
      at: 9.4,
      until: 14.6,
      ar: 'قال الشراع: عندي موعد مع الضفة الأخرى.',
      spoken: 'قالَ الشِّراع: عِنْدي مَوْعِدٌ مَعَ الضِّفَّةِ الأُخْرى.',
      en: 'The sail said: I have an appointment on the other bank.',
    },
    {
      at: 15.6,
      until: 20,
      ar: 'ضحك النيل: كلهم يقولون ذلك!',
      spoken: 'ضَحِكَ النّيل: كُلُّهُم يَقولونَ ذَلِك!',
      en: 'The Nile laughed: they all say that!',
    },
    {
      at: 21.4,
      until: 26.6,
      ar: 'ثم غابت الشمس، ولم يتعجل أحد.',
      spoken: 'ثُمَّ غابَتِ الشَّمْس، وَلَمْ يَتَعَجَّلْ أَحَد.',
      en: 'Then the sun went down, and nobody hurried.',
    },
  ],
  draw,
};
