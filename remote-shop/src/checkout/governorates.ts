import type { LanguageCode } from '@sahra/shared/facade';

type Names = Readonly<Record<LanguageCode, string>>;
const named = (ar: string, en: string, de: string, fr: string, gr: string): Names => ({ ar, en, de, fr, gr });

/** Egypt's 27 governorates. `Intl` has no names of them. */
const governorates: readonly Names[] = [
  named('القاهرة', 'Cairo', 'Kairo', 'Le Caire', 'Κάιρο'),
  named('الجيزة', 'Giza', 'Gizeh', 'Gizeh', 'Γκίζα'),
  named('القليوبية', 'Qalyubia', 'al-Qalyubiyya', 'Qalyubiya', 'Καλιουμπία'),
  named('الإسكندرية', 'Alexandria', 'Alexandria', 'Alexandrie', 'Αλεξάνδρεια'),
  named('البحيرة', 'Beheira', 'al-Buhaira', 'Beheira', 'Μπεχέιρα'),
  named('مطروح', 'Matrouh', 'Matruh', 'Matrouh', 'Ματρούχ'),
  named('دمياط', 'Damietta', 'Damiette', 'Damiette', 'Δαμιέτη'),
  named('الدقهلية', 'Dakahlia', 'ad-Daqahliyya', 'Dakahleya', 'Ντακαχλία'),
  named('كفر الشيخ', 'Kafr El Sheikh', 'Kafr asch-Schaich', 'Kafr el-Cheik', 'Καφρ Ελ Σέιχ'),
  named('الغربية', 'Gharbia', 'al-Gharbiyya', 'Gharbeya', 'Γκαρμπία'),
  named('المنوفية', 'Monufia', 'al-Minufiyya', 'Menufeya', 'Μονουφία'),
  named('الشرقية', 'Sharqia', 'asch-Scharqiyya', 'Charqiya', 'Σαρκία'),
  named('بورسعيد', 'Port Said', 'Port Said', 'Port-Saïd', 'Πορτ Σάιντ'),
  named('الإسماعيلية', 'Ismailia', 'Ismailia', 'Ismaïlia', 'Ισμαηλία'),
  named('السويس', 'Suez', 'Sues', 'Suez', 'Σουέζ'),
  named('شمال سيناء', 'North Sinai', 'Nordsinai', 'Sinaï Nord', 'Βόρειο Σινά'),
  named('جنوب سيناء', 'South Sinai', 'Südsinai', 'Sinaï Sud', 'Νότιο Σινά'),
  named('الفيوم', 'Faiyum', 'Fayyum', 'Fayoum', 'Φαγιούμ'),
  named('بني سويف', 'Beni Suef', 'Bani Suwaif', 'Beni Souef', 'Μπένι Σουέφ'),
  named('المنيا', 'Minya', 'al-Minya', 'Minya', 'Μίνια'),
  named('أسيوط', 'Asyut', 'Assiut', 'Assiout', 'Ασιούτ'),
  named('سوهاج', 'Sohag', 'Sauhadsch', 'Sohag', 'Σοχάγκ'),
  named('قنا', 'Qena', 'Qina', 'Qena', 'Κένα'),
  named('الأقصر', 'Luxor', 'Luxor', 'Louxor', 'Λούξορ'),
  named('أسوان', 'Aswan', 'Assuan', 'Assouan', 'Ασουάν'),
  named('البحر الأحمر', 'Red Sea', 'Rotes Meer', 'Mer-Rouge', 'Ερυθρά Θάλασσα'),
  named('الوادي الجديد', 'New Valley', 'Neues Tal', 'Nouvelle-Vallée', 'Νέα Κοιλάδα'),
];

/** Their names in a language, as the list of a form has them. */
export const governoratesIn = (language: LanguageCode): string[] => governorates.map((names) => names[language]);

/** The name in `language` of the governorate that somebody has named in any; undefined where it is none. */
export function findGovernorate(text: string, language: LanguageCode): string | undefined {
  const plain = text.trim().toLowerCase();
  return governorates.find((names) => Object.values(names).some((name) => name.toLowerCase() === plain))?.[language];
}
