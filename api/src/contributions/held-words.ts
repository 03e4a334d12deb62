/**
 * Words of advertising and of abuse, as one would type them. Nothing is refused because of them: what holds one of them is seen by a
 * moderator first. So none is here that means something harmless in one of the site's languages.
 */
export const heldWords: readonly string[] = [
  // Advertising
  ...['casino', 'viagra', 'cialis', 'porn', 'porno', 'xxx', 'jackpot', 'forex', 'onlyfans', 'bukkake'],
  ...['كازينو', 'فياجرا', 'فياغرا', 'سكس', 'بورنو', 'مراهنات', 'قروض سريعة', 'ربح سريع', 'جلب الحبيب', 'شيخ روحاني'],
  ...['καζίνο', 'glücksspiel'],
  // Abuse
  ...['fuck', 'fucker', 'fucking', 'motherfucker', 'shit', 'bitch', 'asshole', 'bastard', 'cunt', 'whore', 'nigger'],
  ...['faggot', 'kill yourself', 'go die'],
  ...[
    'حقير',
    'حقيرة',
    'يا كلب',
    'يا حمار',
    'يا حيوان',
    'ابن كلب',
    'ابن الكلب',
    'بنت الكلب',
    'شرموطة',
    'شرموط',
    'عاهرة',
  ],
  ...['قحبة', 'منيوك', 'نيك', 'كسم', 'طيز', 'خول', 'معرص', 'متناك', 'ابن الحرام', 'يلعن أبوك', 'يلعن دينك'],
  ...['arschloch', 'fotze', 'hurensohn', 'wichser', 'missgeburt', 'schlampe'],
  ...['connard', 'connasse', 'salope', 'enculé', 'fils de pute', 'nique ta mère'],
  ...['μαλάκας', 'μαλάκα', 'πουτάνα', 'γαμημένος', 'άντε γαμήσου'],
];
