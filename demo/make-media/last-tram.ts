import { crescent, n, randomFrom, sky, stars } from './draw.ts';
import type { Film } from './film.ts';

/** A house front with rows of windows, balconies and, on some floors, laundry. */
function house(x: number, seed: number, seconds: number): string {
  const random = randomFrom(seed);
  const top = 90 + random() * 130;
  const wall = ['#2b2447', '#33284a', '#261f40', '#3a2a49'][seed % 4] ?? '';
  let parts = `<rect x="${n(x)}" y="${n(top)}" width="318" height="520" fill="${wall}"/><rect x="${n(x - 6)}" y="${n(top)}" width="330" height="12" fill="#46335a"/>`;
  for (let row = 0; top + 40 + row * 112 < 500; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const [left, y] = [x + 32 + column * 96, top + 40 + row * 112];
      const light = random() < 0.42 ? (['#f2b441', '#e8925a', '#f6d98a'][Math.floor(random() * 3)] ?? '') : '#171430';
      parts += `<path d="M${n(left)} ${n(y + 66)}V${n(y + 18)}a29 22 0 0 1 58 0V${n(y + 66)}Z" fill="${light}"/><path d="M${n(left + 29)} ${n(y)}v66" stroke="${wall}" stroke-width="6"/>`;
      if ((row + column + seed) % 2 === 0) {
        parts += `<path d="M${n(left - 10)} ${n(y + 66)}h78v6h-78Z" fill="#46335a"/><path d="M${n(left - 6)} ${n(y + 48)}h70v20h-70Z" fill="#46335a"/>`;
      } else if (random() < 0.6) {
        parts += laundry(left - 6, y + 74, seconds, seed + column);
      }
    }
  }
  return parts;
}

/** A shirt and a towel that wave on a line. */
function laundry(x: number, y: number, seconds: number, seed: number): string {
  const swing = 5 * Math.sin(seconds * 1.7 + seed);
  const shirt = ['#e2557a', '#7fb3c8', '#f5f0e4'][seed % 3] ?? '';
  return (
    `<path d="M${n(x)} ${n(y)}q36 6 72 0" stroke="#8d83a8" fill="none" stroke-width="2"/>` +
    `<path fill="${shirt}" d="M${n(x + 6)} ${n(y + 3)}l-4 14 8 3 ${n(swing * 0.4)} 22h20l${n(-swing * 0.4)} -22 8 -3 -6 -14Z"/>` +
    `<path fill="#c9a86a" d="M${n(x + 46)} ${n(y + 2)}h20l${n(swing)} 34h-20Z"/>`
  );
}

function tram(x: number, seconds: number): string {
  const shake = Math.sin(seconds * 9) * 0.7;
  const panes = [0, 1, 2, 3, 4, 5].map((pane) => {
    const left = 34 + pane * 84;
    const head = pane % 2 === 0 ? `<path fill="#6b3a2a" d="M${left + 22} 96v-12a15 15 0 0 1 30 0v12Z"/>` : '';
    return `<rect x="${left}" y="42" width="72" height="54" rx="6" fill="#ffd98c"/>${head}`;
  });
  return (
    `<g transform="translate(${n(x)} ${n(430 + shake)})"><path d="M270 0L360 -102" stroke="#0d0b1c" stroke-width="5"/>` +
    `<rect width="560" height="150" rx="20" fill="#a8344a"/><rect y="104" width="560" height="22" fill="#f5e3c0"/><rect x="14" y="-8" width="532" height="16" rx="8" fill="#6e2236"/>` +
    `${panes.join('')}<circle cx="548" cy="124" r="9" fill="#fff3cf"/><path d="M557 116l240 -26v96l-240 -44Z" fill="#ffe9a8" opacity="0.16"/>` +
    `<g fill="#0d0b1c"><rect x="40" y="146" width="480" height="16"/><circle cx="120" cy="164" r="20"/><circle cx="178" cy="164" r="20"/><circle cx="386" cy="164" r="20"/><circle cx="444" cy="164" r="20"/></g></g>`
  );
}

function draw(seconds: number): string {
  // One whole pixel a frame: a pan that needs few bytes.
  const shift = seconds * 24;
  const houses: string[] = [];
  for (let index = Math.floor((shift - 340) / 344); index * 344 - shift < 1290; index += 1) {
    houses.push(house(index * 344 - shift, 60 + index, seconds));
  }
  const poles = Array.from({ length: 5 }, (_, index) => {
    const x = ((((index * 420 - shift * 2) % 2100) + 2100) % 2100) - 300;
    return `<path d="M${n(x)} 620V300h90" stroke="#0d0b1c" stroke-width="8" fill="none"/><circle cx="${n(x + 90)}" cy="314" r="11" fill="#ffe3a0"/>`;
  });
  return [
    sky(['#0c0d24', '#1d1b42', '#4d2f5c']),
    stars(9, 70, 220, seconds),
    crescent(1050, 90, 34, '#f9e7b4'),
    houses.join(''),
    '<rect y="594" width="1280" height="126" fill="#121022"/><path d="M0 606h1280M0 640h1280" stroke="#3c3558" stroke-width="5"/>',
    '<path d="M0 326h1280" stroke="#0d0b1c" stroke-width="3"/>',
    tram(330 + 60 * Math.sin(seconds * 0.22), seconds),
    poles.join(''),
  ].join('');
}

/** The last tram goes past lit windows and laundry. */
export const lastTram: Film = {
  id: 'clip-4',
  title: { ar: 'آخر ترام', en: 'The Last Tram' },
  seconds: 30,
  audio: ['ar', 'en'],
  posterAt: 9,
  tune: { root: 164.81, scale: [0, 200, 300, 500, 700, 800, 1100], beat: 0.42, seed: 33 },
  lines: [
    {
      at: 4,
      until: 9,
      ar: 'آخر ترام لا يستعجل: ليس وراءه أحد.',
      spoken: 'آخِرُ تُرام لا يَسْتَعْجِل: لَيْسَ وَراءَهُ أَحَد.',
      en: 'The last tram is in no hurry: nobody is behind it.',
    },
    {
      at: 10,
      until: 16,
      ar: '- هل تقف عند السينما؟\n- أقف حيث ينام الركاب.',
      spoken: 'هَلْ تَقِفُ عِنْدَ السّينِما؟ أَقِفُ حَيْثُ يَنامُ الرُّكّاب.',
      en: '- Do you stop at the cinema?\n- I stop where the passengers fall asleep.',
    },
    {
      at: 17,
      until: 20.6,
      ar: 'في كل شرفة قميص يلوّح.',
      spoken: 'في كُلِّ شُرْفَةٍ قَميصٌ يُلَوِّح.',
      en: 'On every balcony a shirt is waving.',
    },
    {
      at: 21.6,
      until: 27,
      ar: 'والسائق يعدّ النوافذ المضيئة حتى البيت.',
      spoken: 'وَالسّائِقُ يَعُدُّ النَّوافِذَ المُضيئَةَ حَتّى البَيْت.',
      en: 'And the driver counts the lit windows all the way home.',
    },
  ],
  draw,
};
