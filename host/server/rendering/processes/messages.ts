import type { ForwardedIdentity } from '../visitor-calls.ts';
import type { SentForm } from '../render-request.ts';
import type { Preferences } from '@sahra/shared/server/visitor-preferences';
import type { Variant } from '../../registry/variant.ts';

export interface PageAnswer {
  status: number;
  /** A redirect's target. */
  location?: string;
  /** UTF-8, with the nonce mark in place of a nonce. */
  html: Uint8Array;
  /** Sources of a `script-src` for scripts that it adds while it runs. */
  scriptHashes?: readonly string[];
  /** Everything was done on the server: nothing is left to the browser, no error was rendered. */
  isFinal: boolean;
  /** A part of it that is no extension was not there in time, whatever held it up. */
  isLate?: boolean;
  /** Its area is off: the answer is meant so. */
  isClosed?: boolean;
  /** Cookies of their session that the visitor is to keep, as `Set-Cookie` headers. */
  setCookies?: string[];
}

/** One page to render, in a variant that the worker knows by its key. */
export interface RenderOrder {
  id: number;
  url: string;
  form?: SentForm | undefined;
  /** Goes to the api with what is asked there. */
  requestId: string;
  /** Only where the page is this visitor's own. */
  visitor?: ForwardedIdentity | undefined;
  preferences: Preferences;
  /** The browser takes no import map beside the page's own. */
  hasAllHashes: boolean;
  variantKey: string;
  /** Header, footer and a place for the page: no code of its remote is run. */
  isFrameOnly: boolean;
  /** Ids of extensions that are not to be run. */
  skipped: readonly string[];
}

export type ToWorker =
  { type: 'variant'; variant: Variant } | { type: 'forget'; key: string } | { type: 'render'; order: RenderOrder };

export interface LogLine {
  level: 'warn' | 'error';
  fields: object;
  text: string;
}

export type FromWorker =
  | { type: 'ready' }
  /** It is not blocked; sent only while it has something to do. */
  | { type: 'beat' }
  /** Without an answer not even the frame of the page could be made. `busyMs`: for so long its thread has run, or waited for a processor, since it began. */
  | { type: 'answer'; id: number; busyMs: number; answer?: PageAnswer }
  /** The import of a release, `shop@1.0.0`, begins or has ended. */
  | { type: 'import'; release: string; isOver: boolean }
  /** It should be recycled. */
  | { type: 'recycle'; reason: string }
  | { type: 'log'; line: LogLine };

/** What rendering says of what went wrong. An error whose fields name `remote` and `version` counts against that release. */
export type RenderLog = Record<LogLine['level'], (fields: object, text: string) => void>;
