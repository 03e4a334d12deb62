import * as z from 'zod/mini';
import {
  commentForm,
  guestCommentForm,
  guestReviewForm,
  reportForm,
  reviewForm,
} from '../../form-rules/contribution-form.ts';
import { optionalText } from '../../form-rules/fields.ts';

/** Fields of every form: what it does, and to which contribution; empty: to the thing itself. */
const common = { intent: optionalText, target: optionalText } as const;

interface WrittenFields {
  intent?: string;
  target?: string;
  rating?: string;
  text: string;
  name?: string;
  email?: string;
  remember?: string;
  wantsReplies?: string;
  hasSpoilers?: string;
  website?: string;
  key?: string;
}
interface Written {
  target: string;
  rating?: '1' | '2' | '3' | '4' | '5';
  text: string;
  name?: string;
  email?: string;
  remember?: string;
  wantsReplies?: string;
  hasSpoilers: string;
  website: string;
  key: string;
}
/** A form that writes or changes a contribution: which fields it wants depends on what it is and on who writes. */
export type WritingSchema = z.core.$ZodType<Written, WrittenFields>;
export type WritingField = keyof WrittenFields;

const member: Readonly<Record<'review' | 'comment', WritingSchema>> = {
  review: z.extend(reviewForm, common),
  comment: z.extend(commentForm, common),
};
const guest: Readonly<Record<'review' | 'comment', WritingSchema>> = {
  review: z.extend(guestReviewForm, common),
  comment: z.extend(guestCommentForm, common),
};

/** The form for something new. */
export const writingForm = (kind: 'review' | 'comment', isGuest: boolean): WritingSchema =>
  (isGuest ? guest : member)[kind];
/** The form for a change of one's own: nobody says again who they are. */
export const changeForm = (kind: 'review' | 'comment'): WritingSchema => member[kind];

/** The field of a change that says what is changed: a page may show both kinds. */
export const KIND = 'kind';

/** The field of the photo that is taken away. */
export const PHOTO = 'photo';
export const photoForm = z.object({ ...common, [PHOTO]: optionalText });

/** A form that is a button. */
export const buttonForm = z.object({ ...common, wanted: optionalText });
export const reportingForm = z.extend(reportForm, common);

/** The fields that are shown, in their order. */
export const shownFields = ['rating', 'text', 'name', 'email'] as const;
