import { formatDate } from '@sahra/shared/i18n/format';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { paths } from '@sahra/shared/paths';
import { isolated, type MailTemplate } from '../mails.ts';
import { linkTo, writeLetter } from './letter.ts';

interface Words {
  subject: string;
  intro: string;
  browser: string;
  system: string;
  at: string;
  unknown: string;
  otherwise: string;
}

const words: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: 'تسجيل دخول جديد إلى حسابك على سهرة',
    intro: 'سُجّل الدخول إلى حسابك على سهرة من جهاز لم نعرفه من قبل:',
    browser: 'المتصفح',
    system: 'نظام التشغيل',
    at: 'الوقت (بتوقيت القاهرة)',
    unknown: 'غير معروف',
    otherwise: 'لو كنت أنت، فلا يلزمك شيء. ولو لم تكن أنت، فاختر كلمة مرور جديدة الآن، وسيُسجَّل الخروج من كل الأجهزة:',
  },
  en: {
    subject: 'New sign-in to your account on Sahra',
    intro: 'Someone signed in to your account on Sahra on a device that we have not seen before:',
    browser: 'Browser',
    system: 'System',
    at: 'Time (Cairo)',
    unknown: 'unknown',
    otherwise: 'If it was you, there is nothing to do. If it was not, choose a new password now; that signs out all devices:',
  },
  de: {
    subject: 'Neue Anmeldung bei Ihrem Konto bei Sahra',
    intro: 'jemand hat sich auf einem Gerät bei Ihrem Konto angemeldet, das wir noch nicht kannten:',
    browser: 'Browser',
    system: 'System',
    at: 'Zeit (Kairo)',
    unknown: 'unbekannt',
    otherwise: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, wählen Sie gleich ein neues Passwort; damit werden alle Geräte abgemeldet:',
  },
  fr: {
    subject: 'Nouvelle connexion à votre compte Sahra',
    intro: 'Quelqu’un s’est connecté à votre compte Sahra sur un appareil que nous ne connaissions pas encore :',
    browser: 'Navigateur',
    system: 'Système',
    at: 'Heure (Le Caire)',
    unknown: 'inconnu',
    otherwise: 'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous les appareils seront alors déconnectés :',
  },
  gr: {
    subject: 'Νέα σύνδεση στον λογαριασμό σας στη Sahra',
    intro: 'Κάποιος συνδέθηκε στον λογαριασμό σας στη Sahra από συσκευή που δεν είχαμε ξαναδεί:',
    browser: 'Πρόγραμμα περιήγησης',
    system: 'Σύστημα',
    at: 'Ώρα (Κάιρο)',
    unknown: 'άγνωστο',
    otherwise: 'Αν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα. Αν όχι, ορίστε αμέσως νέο κωδικό· έτσι αποσυνδέονται όλες οι συσκευές:',
  },
};

/** Tells a member that somebody, perhaps himself, has signed in on a device that is new. */
export const newDeviceMail: MailTemplate<'new-device'> = ({ browser, system, at }, language, publicUrl) => {
  const say = words[language];
  const time = formatDate(at, language, { dateStyle: 'long', timeStyle: 'short' });
  const facts = [`${say.browser}: ${isolated(browser ?? say.unknown)}`, `${say.system}: ${isolated(system ?? say.unknown)}`, `${say.at}: ${isolated(time)}`];
  return writeLetter(language, say.subject, [say.intro, facts.join('\n'), say.otherwise, linkTo(paths.lostPassword.href(), language, publicUrl)]);
};
