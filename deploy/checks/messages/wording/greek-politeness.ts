/** Imperatives of the singular that are nothing else. */
const familiar =
  'δες|βρες|πες|μπες|ξεκίνα|έλα|κοίτα|γράψε|στείλε|κάνε|βάλε|πάρε|φτιάξε|ρώτα|ψάξε|κλείσε|σβήσε|παίξε|δώσε|μείνε|κράτα|μάθε|μοιράσου|σου|εσύ|εσένα|θέλεις|μπορείς|έχεις|είσαι|βλέπεις';
/** Those that may also tell what somebody did: only at the beginning of a sentence, or after a colon. */
const alsoPast =
  'διάλεξε|επίλεξε|δοκίμασε|πάτησε|πρόσθεσε|ακολούθησε|συνέχισε|διάβασε|κάθισε|ζήτησε|αποθήκευσε|δημιούργησε';

const singular = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${familiar})(?![\\p{L}\\p{M}])|(?:^|[.:;!·] )(?:${alsoPast})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** The first familiar form of a Greek text, which addresses its reader in the plural. */
export function familiarFault(text: string): string | undefined {
  const found = singular.exec(text)?.[0];
  return found ? `familiar form, not the plural of politeness: ${found.replace(/^\P{L}+/u, '')}` : undefined;
}
