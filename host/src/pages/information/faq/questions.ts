/** The questions, in the order in which they are asked. Each name is also its address: `/faq#plans`. */
export const questionGroups = [
  { id: 'watching', questions: ['free', 'real', 'devices', 'subtitles', 'stuck'] },
  { id: 'account', questions: ['account', 'plans', 'data'] },
  { id: 'shop', questions: ['payment', 'delivery'] },
  { id: 'site', questions: ['language', 'newsletter'] },
] as const;

export type QuestionGroup = (typeof questionGroups)[number]['id'];
export type QuestionId = (typeof questionGroups)[number]['questions'][number];
