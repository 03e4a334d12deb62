import { z } from 'zod';
import { lineSchema, textSchema } from '../form-rules/fields.ts';
import { partyLimits } from '../form-rules/party-rules.ts';
import { languageCodes } from '../i18n/languages.ts';
import { idSchema } from './common.ts';

/** Names a party in its link; who has it may come in. */
export const partyIdSchema = z.string().regex(/^[\w-]{22}$/, 'is no party');

/** Body of `POST /parties`. */
export const newPartySchema = z.object({ episodeId: idSchema });
export const partySchema = z.object({ id: partyIdSchema });

const languageSchema = z.enum(languageCodes);
/** Milliseconds of a clock, or since a page was opened. */
const momentSchema = z.number().min(0).max(1e15);

/** What a browser sends. The first message is `join`. */
export const partyRequestSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('join'),
    name: lineSchema(partyLimits.name),
    language: languageSchema,
    /** Proves that one is a person who was here before, after a lost connection or a new document. */
    key: z
      .string()
      .regex(/^[\w-]{22}$/)
      .optional(),
    /** The last message that was read; those after it are sent. */
    after: z.int().min(0).max(2_147_483_647).default(0),
  }),
  /** Asks what time it is; `sentAt` comes back. */
  z.object({ type: z.literal('ping'), sentAt: momentSchema }),
  /** Of the host: this is how the film runs. */
  z.object({
    type: z.literal('steer'),
    isPlaying: z.boolean(),
    /** In seconds. */
    position: z.number().min(0).max(1_000_000),
    rate: z.number().min(0.25).max(4),
    /** When that was so, by the api's clock. */
    at: momentSchema,
  }),
  /** Of the host: this is what is watched now. */
  z.object({ type: z.literal('episode'), episodeId: idSchema }),
  z.object({ type: z.literal('chat'), text: textSchema(partyLimits.text) }),
  z.object({ type: z.literal('leave') }),
  /** Of the host: the party is over, for everybody. */
  z.object({ type: z.literal('end') }),
]);
export type PartyRequest = z.input<typeof partyRequestSchema>;

/** Somebody who is there now. */
export interface PartyPerson {
  id: number;
  name: string;
}

/** How the film runs, and who is there. */
export interface PartyState {
  type: 'state';
  episodeId: number;
  programId: number;
  isPlaying: boolean;
  /** Where the film was at the moment `at`, in seconds. */
  position: number;
  /** Milliseconds by the clock of the process that one is connected to. */
  at: number;
  rate: number;
  /** Counts what the host did. */
  revision: number;
  hostId: number | null;
  /** In the order in which they came. */
  people: PartyPerson[];
}

export interface PartyMessage {
  id: number;
  personId: number;
  name: string;
  /** Language of the page on which it was written. */
  language: z.infer<typeof languageSchema>;
  text: string;
  sentAt: string;
}

/** What a browser gets. */
export type PartyAnswer =
  | { type: 'joined'; personId: number; key: string }
  | { type: 'pong'; sentAt: number; now: number }
  | PartyState
  | { type: 'messages'; messages: PartyMessage[] }
  /** `held_words`: of a name or a text. `not_host`: somebody else is it by now. */
  | {
      type: 'refused';
      what: PartyRequest['type'];
      code: 'held_words' | 'too_many_requests' | 'not_host' | 'not_found';
    };
