import type { CatalogProgram } from './file-schemas.ts';

/**
 * A program on purpose without a film: its manifest does not exist, so that everybody can see what the player says then.
 * It is in no list; who wants to see it opens its address.
 */
export const missingReel: CatalogProgram = {
  slug: 'missing-reel',
  kind: 'movie',
  title: {
    ar: 'البكرة الضائعة',
    en: 'The Missing Reel',
    de: 'Die verlorene Rolle',
    fr: 'La bobine perdue',
    gr: 'Η χαμένη μπομπίνα',
  },
  tagline: {
    ar: 'الفيلم هنا، لكن البكرة الأخيرة لم تصل من المعمل.',
    en: 'The film is here; its last reel never came back from the lab.',
    de: 'Der Film ist da, nur die letzte Rolle kam nie aus dem Labor zurück.',
    fr: 'Le film est là, mais sa dernière bobine n’est jamais revenue du laboratoire.',
    gr: 'Η ταινία είναι εδώ· η τελευταία μπομπίνα δεν γύρισε ποτέ από το εργαστήριο.',
  },
  synopsis: {
    ar: 'عرض لن يبدأ: ملف هذا الفيلم غير موجود عمدًا، لنرى ماذا يقول المشغل حين لا يجد ما يعرضه.',
    en: 'A screening that will not begin: the file of this film is missing on purpose, to see what the player says when there is nothing to show.',
  },
  genres: ['documentary'],
  categories: [],
  tags: ['memory'],
  year: 1962,
  maturity: 'all',
  rating: 6.4,
  minutes: 74,
  lettering: { ar: ['البكرة', 'الضائعة'] },
};
export const missingClip = 'missing-reel';
