import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { tanwinFault } from './arabic-tanwin.ts';
import { familiarFault } from './greek-politeness.ts';
import type { VisitorText } from './texts.ts';

interface Rule {
  /** All languages, where it names none. */
  codes?: readonly LanguageCode[];
  /** What is not to be found in a text as a reader sees it. */
  never: RegExp | ((text: string) => string | undefined);
  fault: string;
  /** Texts that the rule is not for. */
  except?: (place: VisitorText) => boolean;
}

/** Greetings, and what the specification says with an exclamation mark. */
const exclamations =
  /^(?:notFound\.(?:title|oops)|errorPage(?:One|Two)\.title|signIn\.(?:description|welcome)|verifyEmail\.welcome|signOut\.done|request\.sent\.text|meanings\.completed|greeting\.title|wish\.(?:added|removed)|added|outcomes\.(?:added|removed|inCart)|(?:addresses\.)?removal\.(?:confirm|doneTitle)|cancel\.confirm)$/;
const isContents = ({ kind }: VisitorText) => kind === 'contents';
const keyHas = (part: RegExp) => (place: VisitorText) => part.test(place.key);

/** British spellings, by what they begin with. */
const british =
  /\b(?:colour|favour|honour|neighbour|behaviour|labour|rumour|flavour|harbour|centre|theatre|metre|fibre|grey|catalogue|programme(?!r)|travell|labell|modell|signall|organis(?:e|ing|ation)|realis(?:e|ing|ation)|recognis|apologis|personalis|customis|optimis(?:e|ing|ation)|minimis(?:e|ing|ation)|summaris|authoris|analys(?:e|ing)|licence|defence|whilst|learnt|spelt|storey|jewellery|tyre|pyjama)\w*/i;

const rules: readonly Rule[] = [
  { never: /\.{3}/, fault: 'three dots: …' },
  { never: /\d ?[xX] ?\d/, fault: 'the letter x between numbers: ×' },
  { never: /(?<![\p{L}\p{N}\uFFFC-])\d+-\d+(?![\p{L}\p{N}-])/u, fault: 'hyphen in a range: –' },
  { never: /'/, fault: "straight apostrophe ': ’" },
  { never: /"/, fault: 'straight quotation mark "' },
  { never: /^(?!.*_).*\p{L} - \p{L}/u, fault: 'hyphen as a dash: –' },
  {
    never: /!/,
    fault: 'exclamation mark: only greetings have one',
    except: (place) => isContents(place) || exclamations.test(place.key),
  },
  { codes: ['en'], never: british, fault: 'British spelling' },
  { codes: ['en'], never: /\d\s%/, fault: 'space before %' },
  { codes: ['en'], never: /\p{L} …/u, fault: 'space before …' },
  { codes: ['en'], never: /[„‚«»]/, fault: 'quotation marks: “ ” and ‘ ’' },
  { codes: ['de'], never: /”|[«»]|(?:^|[\s(])[“‘]|„[^“]*$|‚[^‘]*$/, fault: 'quotation marks: „ “ and ‚ ‘' },
  { codes: ['de'], never: /—/, fault: 'em dash: en dash with spaces' },
  { codes: ['de'], never: /\p{L}–\p{L}{2}|\p{L}{2}–\p{L}/u, fault: 'en dash without spaces' },
  { codes: ['de', 'fr'], never: /\d ?%/, fault: 'no-break space (U+00A0) before %' },
  { codes: ['fr'], never: /(?<![\u202F?!(])[?!;]/, fault: 'narrow no-break space (U+202F) before ? ! ;' },
  { codes: ['fr'], never: /(?<!\u00A0):(?![\d/])/, fault: 'no-break space (U+00A0) before :' },
  { codes: ['fr'], never: /«(?!\u00A0)|(?<!\u00A0)»/, fault: 'no-break space (U+00A0) inside « »' },
  { codes: ['fr'], never: /[“”„]/, fault: 'quotation marks: « »' },
  { codes: ['gr'], never: /\?/, fault: 'Greek asks with ;' },
  { codes: ['gr'], never: /„|^[^«]*[“”]/, fault: 'quotation marks: « »' },
  {
    codes: ['gr'],
    never: familiarFault,
    fault: '',
    except: (place) => isContents(place) && !keyHas(/tagline/)(place),
  },
  { codes: ['ar'], never: tanwinFault, fault: '' },
  { codes: ['ar'], never: /\u0640/, fault: 'tatweel' },
  {
    codes: ['ar'],
    // Between « » stands a title as well.
    never: /^(?:[^«]|«[^»]*»)*[٠-٩]/,
    fault: 'digits are 0–9, but in the title of a work',
    except: (place) => isContents(place) && keyHas(/(?:^|\.)(?:title|name|episodes)(?:\.|$)/)(place),
  },
  { codes: ['ar'], never: /\p{Script=Arabic} ?[,;?]/u, fault: 'Latin punctuation: ، ؛ ؟' },
  { codes: ['ar'], never: /[“”„]/, fault: 'quotation marks: « »' },
];

/** What is wrong with the signs and forms of one text. */
export function typographyFaults(place: VisitorText, readable: string): string[] {
  return rules.flatMap(({ codes, never, fault, except }) => {
    if ((codes && !codes.includes(place.code)) || except?.(place)) return [];
    if (typeof never === 'function') return never(readable) ?? [];
    return never.test(readable) ? [fault] : [];
  });
}
