import type { LanguageCode } from '@sahra/shared/i18n/languages';

interface Pay {
  method: string;
  ask: string;
}
interface PayThere extends Pay {
  here: string;
}
interface Words {
  subject: (plan: string) => string;
  intro: string;
  number: string;
  plan: string;
  price: string;
  payment: string;
  /** What follows `ask` is the link to the contact page; what follows `here`, an account or an address. */
  payments: Readonly<{ 'bank-transfer': PayThere; cheque: PayThere; 'cash-on-delivery': Pay }>;
  next: string;
}

export const subscriptionRequestedWords: Readonly<Record<LanguageCode, Words>> = {
  ar: {
    subject: (plan) => `وصلنا طلب باقتك ${plan}`,
    intro: 'وصلنا طلبك، وشكرًا لك على دعم سهرة.',
    number: 'رقم الطلب',
    plan: 'الباقة',
    price: 'سعر الشهر',
    payment: 'طريقة الدفع',
    payments: {
      'bank-transfer': { method: 'حوالة بنكية', ask: 'حوّل المبلغ من فضلك واكتب رقم الطلب في خانة البيان لنعرف أن الحوالة منك. اطلب منا بيانات الحساب من هنا واذكر الرقم:', here: 'حوّل المبلغ من فضلك إلى هذا الحساب، واكتب رقم الطلب في خانة البيان لنعرف أن الحوالة منك:' },
      cheque: { method: 'شيك', ask: 'حرّر الشيك من فضلك باسم «سهرة» واكتب رقم الطلب على ظهره. اطلب منا العنوان الذي ترسله إليه من هنا واذكر الرقم:', here: 'حرّر الشيك من فضلك باسم «سهرة»، واكتب رقم الطلب على ظهره، وأرسله إلى هذا العنوان:' },
      'cash-on-delivery': { method: 'نقدًا عند الاستلام', ask: 'سنتصل بك على رقم الهاتف المسجّل في حسابك لنتفق على مكان الدفع وموعده. ولو كنت تفضّل أن نتفق كتابة، فاكتب إلينا واذكر الرقم:' },
    },
    next: 'حين تصلنا الدفعة يبدأ شهرك ونخبرك برسالة. وحتى ذلك الحين تستطيع أن تتابع طلبك أو تسحبه من هنا:',
  },
  en: {
    subject: (plan) => `We have your request for the ${plan} plan`,
    intro: 'We have your request. Thank you for supporting Sahra.',
    number: 'Number of the request',
    plan: 'Plan',
    price: 'Price of a month',
    payment: 'Payment',
    payments: {
      'bank-transfer': { method: 'bank transfer', ask: 'Please transfer the amount and give the number of the request as the reference, so that we know it is yours. Ask us for the details of our account here, and name the number:', here: 'Please transfer the amount to this account and give the number of the request as the reference, so that we know it is yours:' },
      cheque: { method: 'cheque', ask: 'Please make the cheque out to Sahra and write the number of the request on its back. Ask us for the address to send it to here, and name the number:', here: 'Please make the cheque out to Sahra, write the number of the request on its back, and send it to this address:' },
      'cash-on-delivery': { method: 'cash on delivery', ask: 'We will call you at the phone number in your account to arrange where and when you pay. If you would rather arrange it in writing, write to us and name the number:' },
    },
    next: 'As soon as the payment has come, your month begins and we send you a mail. Until then you can follow your request or withdraw it here:',
  },
  de: {
    subject: (plan) => `Ihre Anfrage nach dem Plan ${plan} ist da`,
    intro: 'Ihre Anfrage ist bei uns angekommen. Danke, dass Sie Sahra unterstützen.',
    number: 'Nummer der Anfrage',
    plan: 'Plan',
    price: 'Preis für einen Monat',
    payment: 'Zahlung',
    payments: {
      'bank-transfer': { method: 'Überweisung', ask: 'Bitte überweisen Sie den Betrag und geben Sie die Nummer der Anfrage als Verwendungszweck an, damit wir Ihre Zahlung erkennen. Die Bankverbindung erfragen Sie hier; nennen Sie dabei die Nummer:', here: 'Bitte überweisen Sie den Betrag auf dieses Konto und geben Sie die Nummer der Anfrage als Verwendungszweck an, damit wir Ihre Zahlung erkennen:' },
      cheque: { method: 'Scheck', ask: 'Bitte stellen Sie den Scheck auf Sahra aus und schreiben Sie die Nummer der Anfrage auf die Rückseite. Die Postanschrift erfragen Sie hier; nennen Sie dabei die Nummer:', here: 'Bitte stellen Sie den Scheck auf Sahra aus, schreiben Sie die Nummer der Anfrage auf die Rückseite und senden Sie ihn an diese Anschrift:' },
      'cash-on-delivery': { method: 'Barzahlung bei Übergabe', ask: 'Wir rufen Sie unter der Telefonnummer in Ihrem Konto an und vereinbaren, wo und wann Sie bezahlen. Wenn Sie das lieber schriftlich klären, schreiben Sie uns und nennen Sie die Nummer:' },
    },
    next: 'Sobald die Zahlung da ist, beginnt Ihr Monat, und wir schreiben Ihnen. Bis dahin können Sie die Anfrage hier verfolgen oder zurückziehen:',
  },
  fr: {
    subject: (plan) => `Nous avons reçu votre demande de formule ${plan}`,
    intro: 'Nous avons bien reçu votre demande. Merci de soutenir Sahra.',
    number: 'Numéro de la demande',
    plan: 'Formule',
    price: 'Prix d’un mois',
    payment: 'Paiement',
    payments: {
      'bank-transfer': { method: 'virement bancaire', ask: 'Virez le montant en indiquant le numéro de la demande comme libellé, pour que nous sachions qu’il vient de vous. Demandez-nous nos coordonnées bancaires ici, en donnant le numéro :', here: 'Virez le montant sur ce compte en indiquant le numéro de la demande comme libellé, pour que nous sachions qu’il vient de vous :' },
      cheque: { method: 'chèque', ask: 'Établissez le chèque à l’ordre de Sahra et écrivez le numéro de la demande au dos. Demandez-nous l’adresse où l’envoyer ici, en donnant le numéro :', here: 'Établissez le chèque à l’ordre de Sahra, écrivez le numéro de la demande au dos et envoyez-le à cette adresse :' },
      'cash-on-delivery': { method: 'espèces à la remise', ask: 'Nous vous appellerons au numéro de téléphone de votre compte pour convenir du lieu et du moment du paiement. Si vous préférez en convenir par écrit, écrivez-nous en donnant le numéro :' },
    },
    next: 'Dès que le paiement est arrivé, votre mois commence et nous vous écrivons. D’ici là, vous pouvez suivre votre demande ou la retirer ici :',
  },
  gr: {
    subject: (plan) => `Λάβαμε το αίτημά σας για τη συνδρομή ${plan}`,
    intro: 'Λάβαμε το αίτημά σας. Σας ευχαριστούμε που στηρίζετε τη Sahra.',
    number: 'Κωδικός αιτήματος',
    plan: 'Συνδρομή',
    price: 'Τιμή ενός μήνα',
    payment: 'Πληρωμή',
    payments: {
      'bank-transfer': { method: 'τραπεζικό έμβασμα', ask: 'Μεταφέρετε το ποσό και γράψτε τον κωδικό του αιτήματος στην αιτιολογία, για να ξέρουμε ότι είναι δικό σας. Ζητήστε μας εδώ τα στοιχεία του λογαριασμού μας και αναφέρετε τον κωδικό:', here: 'Μεταφέρετε το ποσό σε αυτόν τον λογαριασμό και γράψτε τον κωδικό του αιτήματος στην αιτιολογία, για να ξέρουμε ότι είναι δικό σας:' },
      cheque: { method: 'επιταγή', ask: 'Εκδώστε την επιταγή στο όνομα Sahra και γράψτε τον κωδικό του αιτήματος στο πίσω μέρος. Ζητήστε μας εδώ τη διεύθυνση αποστολής και αναφέρετε τον κωδικό:', here: 'Εκδώστε την επιταγή στο όνομα Sahra, γράψτε τον κωδικό του αιτήματος στο πίσω μέρος και στείλτε την σε αυτή τη διεύθυνση:' },
      'cash-on-delivery': { method: 'μετρητά κατά την παράδοση', ask: 'Θα σας τηλεφωνήσουμε στον αριθμό του λογαριασμού σας για να συμφωνήσουμε πού και πότε θα πληρώσετε. Αν προτιμάτε να συνεννοηθούμε γραπτώς, γράψτε μας και αναφέρετε τον κωδικό:' },
    },
    next: 'Μόλις φτάσει η πληρωμή, ξεκινά ο μήνας σας και σας γράφουμε. Ως τότε μπορείτε να παρακολουθείτε το αίτημα ή να το αποσύρετε εδώ:',
  },
};
