import { getLanguage, type LanguageCode } from '@sahra/shared/i18n/languages';
import { isolated, type Mails, type MailTemplate } from '../mails.ts';

type Data = Mails['contact'];

interface Words {
  subject: (from: string, about: string) => string;
  intro: (reference: string) => string;
  from: string;
  about: string;
  language: string;
  outro: (email: string) => string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: (from, about) => `رسالة من ${from}: ${about}`,
    intro: (reference) => `وصلت رسالة جديدة من صفحة «اتصل بنا»، ورقمها ${reference}.`,
    from: 'المرسل',
    about: 'الموضوع',
    language: 'لغة الصفحة',
    outro: (email) => `للرد، اكتب إلى ${email}.`,
  },
  en: {
    subject: (from, about) => `Message from ${from}: ${about}`,
    intro: (reference) => `A new message has come in through the contact page. Its reference is ${reference}.`,
    from: 'From',
    about: 'Subject',
    language: 'Language of the page',
    outro: (email) => `To answer, write to ${email}.`,
  },
  de: {
    subject: (from, about) => `Nachricht von ${from}: ${about}`,
    intro: (reference) => `Über die Kontaktseite ist eine neue Nachricht eingegangen. Sie hat die Nummer ${reference}.`,
    from: 'Von',
    about: 'Betreff',
    language: 'Sprache der Seite',
    outro: (email) => `Antworten Sie an ${email}.`,
  },
  fr: {
    subject: (from, about) => `Message de ${from} : ${about}`,
    intro: (reference) => `Un nouveau message est arrivé par la page de contact. Sa référence est ${reference}.`,
    from: 'De',
    about: 'Objet',
    language: 'Langue de la page',
    outro: (email) => `Pour répondre, écrivez à ${email}.`,
  },
  gr: {
    subject: (from, about) => `Μήνυμα από ${from}: ${about}`,
    intro: (reference) => `Ένα νέο μήνυμα έφτασε από τη σελίδα επικοινωνίας. Έχει τον κωδικό ${reference}.`,
    from: 'Από',
    about: 'Θέμα',
    language: 'Γλώσσα της σελίδας',
    outro: (email) => `Για να απαντήσετε, γράψτε στο ${email}.`,
  },
};

/** What the owner reads when somebody has written; in the sender's language, in which he will want to answer. */
export const contactMail: MailTemplate<'contact'> = ({ reference, name, email, subject, message }: Data, language) => {
  const say = words[language];
  const facts = [`${say.from}: ${isolated(name)} <${email}>`, `${say.about}: ${isolated(subject)}`, `${say.language}: ${getLanguage(language).name}`];
  const parts = [say.intro(isolated(reference)), facts.join('\n'), { quote: message }, say.outro(isolated(email))];
  return { subject: say.subject(isolated(name), isolated(subject)), parts, replyTo: email };
};
