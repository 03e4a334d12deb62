/**
 * Words that end in an alif which carries the tanwin of the accusative (نوعًا), and can hardly be read in another way.
 * Words that are a name or a dual as well (بابا, كوبا, ألفا) are an editor's work.
 */
const words = `
  أبدا أحدا أحيانا أخيرا أدوارا أسبوعا أصلا أهلا أولا أيضا إملائيا إنذارا إيصالا باردا بحثا بريئا بعيدا بدلا بيتا بيوتا
  تحضيرا ترابا تقريبا تقريرا تقييما تلقائيا تماما توفيرا ثلاثا جدا جزءا جزئيا جميعا جنوبا جنيها حاسوبا حاليا حرفا حسنا حقوقا
  خاصا خامسا خصوصا خلاطا خلافا خوفا دائما دافئا درجا دفترا رجلا زائدا ساخنا ساريا سائحا سائقا سابقا سرا سريعا سطرا سنتيمترا
  سنويا سؤالا سياحيا شابا شارعا شايا شكرا شمالا شهرا شهريا شيئا صباحا صعودا صغيرا صوتا ضيفا طبعا طبقا طريقا طويلا عاما
  عفوا عملا عيدا غالبا غدا غريبا غطاسا فجرا فرقا فرنا فقرا فندقا فورا فيلما قريبا قسما قصيرا قطارا قليلا كاملا كتابا كثيرا
  كرسيا كيلوجراما لاحقا لحنا لطفا ليلا مؤقتا مباشرا مبيعا متأخرا مترا متشائما مجانا مجددا محاسبا محاميا محضرا مخرجا مدربا
  مربوطا مركبا مرشدا مرمما مساء مسبقا مسلسلا مشهدا مشهورا مشيا مصباحا معا مغلقا مفتوحا مقالا مقدما مقلوبا مكتوبا ملصقا ملليلترا
  ممثلا منتجا مهذبا موسما مولدا ناقصا نارا نهارا نوعا واحدا واثقا واقفا وجها وقتا ورقا يدويا يوما يوميا
`
  .trim()
  .split(/\s+/)
  .filter((word) => word.endsWith('ا'));

const signsButTanwin = /[\u064C-\u0652]/g;
const bareAlif = new RegExp(`(?<!\\p{L}|\\p{M})[وف]?(?:${words.join('|')})(?!\\p{L}|\\p{M})`, 'u');

/** The first word of a text that lacks its tanwin, or has it behind the alif. */
export function tanwinFault(text: string): string | undefined {
  if (text.includes('ا\u064B')) return 'tanwin behind the alif (اً): write it on the letter before (ًا)';
  const word = bareAlif.exec(text.replaceAll(signsButTanwin, ''))?.[0];
  return word ? `tanwin is missing: ${word}` : undefined;
}
