import type { LanguageCode } from '@sahra/shared/i18n/languages';

/**
 * What somebody types, and what must come first. One or more things by type and English name, of which the first hit must be one;
 * or what the first three must be: `genre` the shown one, `kind`, `year`, `category`.
 */
type Expected = readonly [typed: string, first: string] | readonly [typed: string, first: string, among: 3];

const elevators = 'program Fifth Floor, No Elevator|program The Helwan Elevator|program The Elevator of Building 19';
const pharmacies = 'program The Corniche Pharmacy|program The Last Open Pharmacy';
const mugs = 'product Sahra Mug|product Burullus Mug|product Night Shift Mug';
const aswan = 'program The Letters That Never Reached Aswan|program Aswan, Do You Copy?';
const goats = 'program Four Sails and a Goat|program Felucca for Two and a Goat|program Hamza and the Goat Upstairs';

const arabic: readonly Expected[] = [
  ['البرلس', 'program Burullus'],
  ['سراج باب زويلة', 'program The Lamp of Bab Zuweila'],
  ['باب زويله', 'program The Lamp of Bab Zuweila'],
  ['مكوجى عابدين', 'program The Ironer of Abdeen'],
  ['الريحان', 'program Who Waters the Basil?'],
  ['شبرا', 'program Shubra, End of the Line'],
  ['القرش الطيب', 'episode The Kind Shark'],
  ['سطوح رقم تسعه', 'program The Roof of Number Nine'],
  ['الترام', 'program The Tram Never Forgets'],
  ['تحاريق', 'program Low Water'],
  ['فلوكة', 'program Felucca for Two and a Goat'],
  ['اسوان', aswan],
  ['هل تسمعنا يا اسوان', 'program Aswan, Do You Copy?'],
  ['الزمالك', 'program Zamalek on a Thursday'],
  ['معدية الاقصر', 'program The Last Ferry from Luxor'],
  ['صيدلية', pharmacies],
  ['مسلسلات تاريخية', 'kind series, genre history'],
  ['الحمار', 'program Who Parked the Donkey Here?'],
  ['عم فتحي', 'program Uncle Fathy Double-Clicks'],
  ['حارس مرمى', 'program A Perfectly Respectable Goalkeeper'],
  ['نصف كيلو', 'program Half a Kilo of Trouble'],
  ['مظلات', 'program The Department of Lost Umbrellas', 3],
  ['اشارة قنا', 'program The Signal at Qena'],
  ['بورسعيد', 'program Blackout over Port Said'],
  ['القنال', 'program The Canal Pilot'],
  ['ساعاتي العتبة', 'program The Watchmaker of Attaba'],
  ['الببغاء', 'program Ask the Parrot'],
  ['الرائد نادية', 'program Major Nadia Has a Cold'],
  ['ابو سمرة', 'program Who Buried Abu Samra Twice?'],
  ['زرافة السلطان', 'program Who Hid the Sultan’s Giraffe?'],
  ['الخطاط', 'program The Left-Handed Calligrapher|program What Did the Calligrapher Leave?'],
  ['رشيد ١٧٩٩', 'program Rosetta, Summer of 1799'],
  ['سيوة', 'program Siwa Has No Cinema|program The Last Salt from Siwa'],
  ['دلتا 2090', 'program Delta 2090'],
  ['نجوي النسخة الثالثة', 'program Nagwa, Version Three'],
  ['اسانسير حلوان', 'program The Helwan Elevator'],
  ['بطة', 'program The Duck Who Hated Getting Wet'],
  ['حمزه والعنزة', 'program Hamza and the Goat Upstairs'],
  ['تيته', 'program Fridays at Teta’s'],
  ['ملوخيه', 'program Molokhia Is a Serious Matter'],
  ['طرشي', 'program Pickles'],
  ['نحاس و سكر', 'program Brass and Sugar'],
  ['سمسمية', 'program Simsimiyya'],
  ['العمارة 19', 'program The Elevator of Building 19'],
  ['مدرسة السحاب', 'program The Cloud School'],
  ['نادين الحلواني', 'person Nadine Halawani'],
  ['عبد النور', 'person Rasha Abdel Nour'],
  ['كريمه زايد', 'person Karima Zayed'],
  ['رفعت القمي', 'person Refaat El Komi'],
  ['ابوسيف', 'person Tamer Abu Seif'],
  ['البرلص', 'program Burullus'],
  ['اسنسير', elevators, 3],
  ['صيدلة الكورنيش', 'program The Corniche Pharmacy'],
  ['كوميديا', 'genre comedy'],
  ['ضحك للفجر', 'category laugh-till-dawn'],
  ['فيلم كوميدي', 'kind movie, genre comedy'],
  ['مسلسل جريمة', 'kind series, genre crime'],
  ['١٩٧١', 'year 1971'],
  ['كوب البرلس', 'product Burullus Mug'],
  ['كشري', 'post Koshari for a Long Series'],
];

const english: readonly Expected[] = [
  ['burullus', 'program Burullus'],
  ['elevator', elevators],
  ['helwan elevator', 'program The Helwan Elevator'],
  ['lamp of bab zuweila', 'program The Lamp of Bab Zuweila'],
  ['pharmacy', pharmacies],
  ['night shift mug', 'product Night Shift Mug'],
  ['mug', mugs],
  ['comedy', 'genre comedy'],
  ['crime series', 'kind series, genre crime'],
  ['funny film for kids', 'kind movie, genre kids'],
  ['science fiction', 'genre science-fiction'],
  ['1971', 'year 1971'],
  ['lost umbrelas', 'program The Department of Lost Umbrellas'],
  ['goalkeeper', 'program A Perfectly Respectable Goalkeeper'],
  ['nadine halawany', 'person Nadine Halawani'],
  ['refaat el komi', 'person Refaat El Komi'],
  ['the kind shark', 'episode The Kind Shark'],
  ['koshari', 'post Koshari for a Long Series'],
  ['dalal scarf', 'product Dalal’s Scarf'],
  // "burullus" with the keyboard in Arabic.
  ['لاعقعممعس', 'program Burullus'],
];

const transliterated: readonly Expected[] = [
  ['el nil', 'program The Day the Nile Turned South', 3],
  ['serag bab zwela', 'program The Lamp of Bab Zuweila'],
  ['el borolos', 'program Burullus'],
  ['semsemeya', 'program Simsimiyya'],
  ['7amza', 'program Hamza and the Goat Upstairs'],
  ['teyatro', 'program Theater Number Seven'],
  ['asansir helwan', 'program The Helwan Elevator'],
  ['saydaliyet el corniche', 'program The Corniche Pharmacy'],
  ['na7as we sokkar', 'program Brass and Sugar'],
  ['molokheya', 'program Molokhia Is a Serious Matter'],
  ['sotoo7', 'program The Roof of Number Nine|program Hamza and the Goat Upstairs|program Rehearsal on the Roof'],
  ['3abdeen', 'program The Ironer of Abdeen'],
  ['torshi', 'program Pickles'],
  ['el ra2ed nadia', 'program Major Nadia Has a Cold'],
  ['el 5attat el a3sar', 'program The Left-Handed Calligrapher'],
  ['nadeen el helwany', 'person Nadine Halawani'],
  ['comedya', 'genre comedy'],
  ['ref3at el 2omi', 'person Refaat El Komi'],
  // "البرلس" and "كوب سهرة" with the keyboard in English.
  ['hgfvgs', 'program Burullus'],
  [';,f sivm', 'product Sahra Mug'],
];

const german: readonly Expected[] = [
  ['Aufzug', elevators],
  ['Die Briefe', 'program The Letters That Never Reached Aswan'],
  ['Fünfter Stock', 'program Fifth Floor, No Elevator'],
  ['fuenfter stock', 'program Fifth Floor, No Elevator'],
  ['Apotheke', pharmacies],
  ['Jasminstrasse', 'program Who Is Left on Jasmine Street?'],
  ['Regenschirme', 'program The Department of Lost Umbrellas', 3],
  ['Komödie', 'genre comedy'],
  ['Gasse ohne Nummer', 'program Alley Without a Number'],
  ['Becher', mugs],
];

const greek: readonly Expected[] = [
  ['Μπουρούλους', 'program Burullus'],
  ['φαρμακειο', pharmacies],
  ['ΑΣΑΝΣΕΡ', elevators],
  ['ΦΑΡΟΣ', 'program Abu Kizan Light'],
  ['κωμωδια', 'genre comedy'],
  ['η ταράτσα του εννιά', 'program The Roof of Number Nine'],
  ['μελανι', 'program Ink'],
  ['κατσικα', goats],
  ['κουπα', mugs],
  ['γραμματα ασουαν', 'program The Letters That Never Reached Aswan'],
];

/** What each group types, and the language in which they read. */
export const expectedHits: readonly { name: string; language: LanguageCode; queries: readonly Expected[] }[] = [
  { name: 'Arabic', language: 'ar', queries: arabic },
  { name: 'English', language: 'en', queries: english },
  { name: 'transliterated', language: 'ar', queries: transliterated },
  { name: 'German', language: 'de', queries: german },
  { name: 'Greek', language: 'gr', queries: greek },
];
