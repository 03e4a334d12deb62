import type { Random } from './random.ts';

/** A text in the two languages that every content has. */
export interface Text {
  readonly ar: string;
  readonly en: string;
}

const texts = (lines: string): Text[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => line.split('|'))
    .map((pair) => {
      const [ar = '', en = ''] = pair.split('=');
      return { ar: ar.trim(), en: en.trim() };
    });

/** What a title begins with. */
export const things = texts(`
ليلة=Night|حكاية=Tale|سر=Secret|طريق=Road|بيت=House|أغنية=Song|رسالة=Letter|ظل=Shadow|قطار=Train|مفتاح=Key
نافذة=Window|جسر=Bridge|حارس=Guard|سفينة=Ship|بستان=Orchard|مقهى=Café|شتاء=Winter|صيف=Summer|عودة=Return|رحلة=Voyage
دفتر=Notebook|صورة=Picture|قمر=Moon|نجمة=Star|مرآة=Mirror|وعد=Promise|حلم=Dream|صوت=Voice|باب=Door|سوق=Market
مدينة=City|جزيرة=Island|بئر=Well|مصباح=Lamp|خريطة=Map|ساعة=Hour|موسم=Season|عرس=Wedding|ميراث=Legacy|صمت=Silence
حقيبة=Suitcase|مطر=Rain|غبار=Dust|ريح=Wind|ثمن=Price|لعبة=Game|شاهد=Witness|قضية=Case|سيرة=Life|درس=Lesson`);

/** Whose it is. */
export const owners = texts(`
الصياد=Fisherman|الخياط=Tailor|الغريب=Stranger|الجار=Neighbour|الأرملة=Widow|الملاح=Sailor|المعلم=Teacher|الطبيب=Doctor
القاضي=Judge|الحداد=Blacksmith|الخباز=Baker|العازف=Musician|الشاعر=Poet|الرسام=Painter|البواب=Doorman|السائق=Driver
المهاجر=Emigrant|الساحر=Magician|التاجر=Merchant|الفلاح=Farmer|الراعي=Shepherd|الحكيم=Sage|الأمير=Prince|الجدة=Grandmother
العمة=Aunt|الأخوين=Brothers|التوأم=Twins|العشاق=Lovers|الأصدقاء=Friends|الخصوم=Rivals|اللصوص=Thieves|المحقق=Detective
الصحفي=Reporter|المصور=Photographer|النحات=Sculptor|الطباخ=Cook|البحار=Mariner|القبطان=Captain|الطيار=Pilot|اللاعب=Player`);

export const places = texts(`
القاهرة=Cairo|الإسكندرية=Alexandria|أسوان=Aswan|الأقصر=Luxor|سيوة=Siwa|دمياط=Damietta|رشيد=Rosetta|المنصورة=Mansoura
طنطا=Tanta|الفيوم=Fayoum|بيروت=Beirut|طرابلس=Tripoli|صيدا=Sidon|دمشق=Damascus|حلب=Aleppo|بغداد=Baghdad
البصرة=Basra|عمان=Amman|القدس=Jerusalem|حيفا=Haifa|يافا=Jaffa|غزة=Gaza|مسقط=Muscat|صنعاء=Sanaa
عدن=Aden|تونس=Tunis|قرطاج=Carthage|فاس=Fez|مراكش=Marrakesh|طنجة=Tangier|وهران=Oran|الخرطوم=Khartoum
أثينا=Athens|كريت=Crete|قبرص=Cyprus|مرسيليا=Marseille|إسطنبول=Istanbul|البندقية=Venice|غرناطة=Granada|أسمرة=Asmara`);

export const qualities = texts(`
الأخير=Last|الأول=First|القديم=Old|البعيد=Distant|الصغير=Small|الكبير=Great|المفقود=Lost|الأزرق=Blue|الأبيض=White|الهادئ=Quiet
المكسور=Broken|الذهبي=Golden|الطويل=Long|السري=Hidden|المنسي=Forgotten|الجديد=New|الحزين=Sad|السعيد=Happy|الغامض=Strange|الدافئ=Warm`);

export const firstNames = texts(`
أحمد=Ahmed|محمود=Mahmoud|منى=Mona|سلمى=Salma|ليلى=Layla|كريم=Karim|يوسف=Youssef|نادية=Nadia|هدى=Huda|عمر=Omar
علي=Ali|حسن=Hassan|حسين=Hussein|فاطمة=Fatima|زينب=Zeinab|مريم=Mariam|سارة=Sara|طارق=Tarek|شريف=Sherif|هاني=Hany
سامي=Sami|رامي=Rami|دينا=Dina|رنا=Rana|هبة=Heba|أمل=Amal|جمال=Gamal|كمال=Kamal|ماجد=Maged|وائل=Wael
باسم=Bassem|نبيل=Nabil|سمير=Samir|عادل=Adel|فريد=Farid|أنور=Anwar|صفية=Safiya|نرمين=Nermine|إيلين=Eileen|جورج=George`);

const letters = texts(`ب=b|ت=t|ج=g|ح=h|د=d|ر=r|ز=z|س=s|ش=sh|ص=s|ط=t|ع=a|ف=f|ق=q|ك=k|ل=l|م=m|ن=n|ه=h|و=w`);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Says the same in both languages, with words that were chosen for it. */
type Pattern = (...words: Text[]) => Text;

const families: readonly Pattern[] = [
  (a, b, c) => ({ ar: `ال${a.ar}${b.ar}${c.ar}ي`, en: `El ${capital(a.en)}a${b.en}${c.en}i` }),
  (a, b, c) => ({ ar: `${a.ar}ا${b.ar}${c.ar}`, en: `${capital(a.en)}a${b.en}e${c.en}` }),
  (a, b, c) => ({ ar: `${a.ar}${b.ar}ي${c.ar}`, en: `${capital(a.en)}a${b.en}i${c.en}` }),
  (a, b, c) => ({ ar: `أبو ${a.ar}${b.ar}ا${c.ar}`, en: `Abu ${capital(a.en)}e${b.en}a${c.en}` }),
  (a, b, c) => ({ ar: `م${a.ar}${b.ar}و${c.ar}`, en: `Ma${a.en}${b.en}u${c.en}` }),
];

const titles: readonly Pattern[] = [
  (thing, owner) => ({ ar: `${thing.ar} ${owner.ar}`, en: `The ${owner.en}’s ${thing.en}` }),
  (thing, owner, _, quality) => ({
    ar: `${thing.ar} ${owner.ar} ${quality.ar}`,
    en: `The ${thing.en} of the ${quality.en} ${owner.en}`,
  }),
  (thing, owner, place) => ({
    ar: `${thing.ar} ${owner.ar} في ${place.ar}`,
    en: `The ${owner.en}’s ${thing.en} in ${place.en}`,
  }),
  (thing, _, place) => ({ ar: `${thing.ar} ${place.ar}`, en: `A ${thing.en} in ${place.en}` }),
  (thing, _, __, ___, family) => ({ ar: `${thing.ar} ${family.ar}`, en: `The ${thing.en} of ${family.en}` }),
];

const sentences: readonly Pattern[] = [
  (thing, other, owner, place, quality) => ({
    ar: `في ${place.ar} يبحث ${owner.ar} ${quality.ar} عن ${thing.ar} ويجد ${other.ar}.`,
    en: `In ${place.en} the ${quality.en} ${owner.en} looks for a ${thing.en} and finds a ${other.en}.`,
  }),
  (thing, _, owner, place) => ({
    ar: `يعود ${owner.ar} إلى ${place.ar} بعد سنين، ومعه ${thing.ar} لا يعرف أحد قصتها.`,
    en: `After years the ${owner.en} comes back to ${place.en} with a ${thing.en} whose story nobody knows.`,
  }),
  (thing, other, owner, place, quality) => ({
    ar: `${thing.ar} و${other.ar}، ولا أحد في ${place.ar} يسأل ${owner.ar} ${quality.ar}.`,
    en: `A ${thing.en}, a ${other.en}, and nobody in ${place.en} asks the ${quality.en} ${owner.en}.`,
  }),
];

/** A family's name, of three letters as Arabic ones are: words differ as much as in a catalogue of real people. */
export const familyName = (random: Random): Text =>
  random.one(families)(random.one(letters), random.one(letters), random.one(letters));

/** What something is called; others may be called so too. */
export const titleOf = (random: Random): Text =>
  random.one(titles)(
    random.popular(things),
    random.popular(owners),
    random.popular(places),
    random.one(qualities),
    familyName(random),
  );

/** Tells of something. */
export const sentence = (random: Random): Text =>
  random.one(sentences)(
    random.one(things),
    random.one(things),
    random.one(owners),
    random.one(places),
    random.one(qualities),
  );

export function paragraph(random: Random, count: number): Text {
  const all = Array.from({ length: count }, () => sentence(random));
  return { ar: all.map(({ ar }) => ar).join(' '), en: all.map(({ en }) => en).join(' ') };
}

/** A text as a part of an address. */
export const slugOf = ({ en }: Text, index: number): string =>
  `${en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${index}`;
