import { z } from 'zod';
import { tidyLine, tidyText } from '../form-rules/text-rules.ts';
import { languageCodes } from '../i18n/languages.ts';
import { idParamSchema, idSchema, languageQuerySchema, pageOf, pageQuerySchema } from './common.ts';

const language = z.enum(languageCodes);

/** What becomes of an issue of the newsletter: it is written as a draft, and sent once. */
export const letterStates = ['draft', 'sending', 'stopped', 'sent'] as const;
export type LetterState = (typeof letterStates)[number];

/** Lengths in characters, numbers of posts and addresses. */
export const letterLimits = { subject: 150, greeting: 1_000, posts: 30, bounces: 200, address: 254 } as const;

const subject = z
  .string('must be text')
  .overwrite(tidyLine)
  .max(letterLimits.subject, `must have at most ${letterLimits.subject} characters`)
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'must be one line');
const greeting = z
  .string('must be text')
  .overwrite((text) => tidyLine(tidyText(text)))
  .max(letterLimits.greeting, `must have at most ${letterLimits.greeting} characters`)
  .regex(/^([^\p{Cc}\p{Cs}]|\n)*$/u, 'must be text');
const ofLanguage = z.strictObject({ subject, greeting });
/** What is written for an issue in each language; empty where nothing is. */
export const letterTextsSchema = z.strictObject({
  ar: ofLanguage,
  en: ofLanguage,
  de: ofLanguage,
  fr: ofLanguage,
  gr: ofLanguage,
});
export type LetterTexts = z.infer<typeof letterTextsSchema>;

/** A month in Cairo. */
export const letterMonthSchema = z
  .string('must be a month')
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'must be a month: 2026-11');

const count = z.int().min(0);
/** How far an issue has come. Whoever is neither of the three still waits. */
const progressSchema = z.object({
  /** Subscribers who were confirmed when it was sent. */
  of: count,
  /** Taken by the mail server. */
  sent: count,
  /** Refused by a mail server for good, tried too often, or cut off so that nobody knows. */
  undelivered: count,
  /** Unsubscribed or noted as bounced before it was their turn. */
  left: count,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

const letterFields = {
  id: idSchema,
  month: letterMonthSchema,
  state: z.enum(letterStates),
  /** Null: it is a draft. */
  progress: progressSchema.nullable(),
  updatedAt: z.iso.datetime(),
};
export const letterSummarySchema = z.object({
  ...letterFields,
  /** In the language asked for, or in another one; empty where none is written yet. */
  subject: z.string(),
  postTotal: count,
});
export const lettersSchema = pageOf(letterSummarySchema);
export const lettersQuerySchema = pageQuerySchema.extend(languageQuerySchema.shape);

/** An issue of the newsletter, as editors see it. */
export const letterSchema = z.object({
  ...letterFields,
  revision: z.int().positive(),
  texts: letterTextsSchema,
  /** In their order. What is published in no language is in no mail. */
  posts: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      contentLanguage: language,
      /** In which it is published. */
      languages: z.array(language),
    }),
  ),
  /** Of a draft: to whom it would go, in the order of the site's languages. */
  audience: z.array(
    z.object({
      language,
      subscribers: count,
      /** Posts that are in the language. */
      own: count,
      /** Posts that are in another one. */
      other: count,
    }),
  ),
});
export type Letter = z.infer<typeof letterSchema>;

/** Answer of `DELETE /editing/letters/{id}`. */
export const letterDeletedSchema = z.object({ id: idSchema, status: z.literal('deleted') });

export const letterParamsSchema = z.object({ id: idParamSchema });
export const newLetterSchema = z.strictObject({ month: letterMonthSchema });
const revision = idSchema;
/** Body of `PUT /editing/letters/{id}/texts`. */
export const letterTextsChangeSchema = z.strictObject({ revision, texts: letterTextsSchema });
/** Body of `PUT /editing/letters/{id}/posts`: all of them, in their order. */
export const letterPostsChangeSchema = z.strictObject({
  revision,
  postIds: z
    .array(idSchema)
    .max(letterLimits.posts, `are more than ${letterLimits.posts}`)
    .refine((ids) => new Set(ids).size === ids.length, 'must be different posts'),
});
/** Body of `POST /editing/letters/{id}/send`. */
export const letterSendSchema = z.strictObject({
  revision,
  /** That readers of some language get posts in other ones only. */
  acceptsOtherLanguages: z.boolean('must be true or false').default(false),
});

export const letterPreviewQuerySchema = z.object({ language });
export const letterPreviewSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export const letterTestSchema = z.strictObject({ language });
/** Whom the test mail goes to: who asks for it. */
export const letterTestAnswerSchema = z.object({ recipient: z.string() });

/** Body of `POST /editing/bounces`: addresses that a mail server has sent mails back from. */
export const newBouncesSchema = z.strictObject({
  addresses: z
    .array(
      z
        .string('must be text')
        .overwrite(tidyLine)
        .min(1, 'must not be empty')
        .max(letterLimits.address, 'is too long')
        .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'must be an address'),
      'must be a list of addresses',
    )
    .min(1, 'must not be empty')
    .max(letterLimits.bounces, `are more than ${letterLimits.bounces}`),
});
/** How many get nothing more now, and which addresses get nothing anyway. */
export const bouncesAnswerSchema = z.object({ noted: count, unknown: z.array(z.string()) });
/** Addresses that bounced and were not confirmed anew, for as long as they are kept. */
export const bouncesSchema = pageOf(
  z.object({ id: idSchema, email: z.string(), language, bouncedAt: z.iso.datetime() }),
);

/** 409 all of them. */
export const letterRefusals = {
  /** Somebody else has saved it; nothing was overwritten. */
  edited: 'edited_meanwhile',
  /** Its state does not allow that. */
  notPossible: 'not_possible',
  /** Posts, subscribers or a subject in a language are missing. */
  notReady: 'not_ready',
  /** None of its posts is in one of its readers' languages. */
  nothingOwn: 'nothing_in_language',
} as const;
