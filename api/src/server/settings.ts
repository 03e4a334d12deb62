import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { toEmailAddress } from '@sahra/shared/form-rules/email-address';
import { logLevelSchema, parseSettings } from '@sahra/shared/server/settings';
import { z } from 'zod';
import { smtpUrlSchema } from '../mail/smtp-address.ts';
import { readS3, s3Values } from '../media-store/s3-settings.ts';
import { packageFolder } from './package-folder.ts';

const port = z.coerce.number().int().min(0).max(65_535);

function withPassword(databaseUrl: string, file: string | undefined, refuse: (message: string) => void): string {
  const url = new URL(databaseUrl);
  if (file === undefined || url.password) return databaseUrl;
  try {
    url.password = encodeURIComponent(readFileSync(file, 'utf8').trim());
  } catch {
    refuse(`${file} cannot be read`);
  }
  return url.href;
}

const emailAddress = z.string().refine((text) => toEmailAddress(text), 'must be an e-mail address');

const lineOfText = z
  .string()
  .trim()
  .min(1)
  .max(300, 'must have at most 300 characters')
  .refine((text) => !/[\r\n\0]/.test(text), 'must be one line');

const settingsSchema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    /** 0: any free port. */
    PORT: port.default(4001),
    DATA_DIR: z.string().default('.data'),
    /** Empty: an embedded PostgreSQL in DATA_DIR. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    /** Where the embedded PostgreSQL listens; empty: on any free port. */
    POSTGRES_PORT: port.optional(),
    /** Holds the password of DATABASE_URL, where that has none. */
    DATABASE_PASSWORD_FILE: z.string().optional(),
    ...s3Values.shape,
    SEED: z.enum(['demo', 'none']).optional(),
    /** The module that `SEED=demo` fills from; see `seed/demo-module.ts`. */
    DEMO_MODULE: z.string().default(join(packageFolder, '..', 'demo', 'dist', 'demo.js')),
    LOG_LEVEL: logLevelSchema.default('info'),
    /** Empty: no metrics. */
    METRICS_PORT: port.optional(),
    ARTWORK_THREADS: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(Math.max(1, availableParallelism() - 1)),
    /** Whether the pictures of the home page are drawn before somebody asks. */
    ARTWORK_WARM_UP: z.enum(['on', 'off']).default('on'),
    /** Where visitors reach the site: links in mails begin with it. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
      .default('http://localhost:4000'),
    /** The owner's address, for what visitors write. */
    MAIL_TO: emailAddress.optional(),
    /** The mail server. Empty: nothing is sent. */
    SMTP_URL: smtpUrlSchema.optional(),
    /** From whom mails come. */
    MAIL_FROM: emailAddress.optional(),
    /** Address of the WebSub hub that is told of new posts. Empty: nobody is told. */
    WEBSUB_HUB: z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' }).optional(),
    /** What members read who pay by transfer, and by cheque; without them they are asked to ask. */
    BANK_ACCOUNT: lineOfText.optional(),
    CHEQUE_ADDRESS: lineOfText.optional(),
    /** Whether mails can be read at `/dev/mail`; not for a public site. */
    DEV_TOOLS: z.enum(['on', 'off']).default('off'),
  })
  .transform((values, context) => ({
    host: values.HOST,
    port: values.PORT,
    dataFolder: resolve(values.DATA_DIR),
    databaseUrl:
      values.DATABASE_URL &&
      withPassword(values.DATABASE_URL, values.DATABASE_PASSWORD_FILE, (message) =>
        context.addIssue({ code: 'custom', path: ['DATABASE_PASSWORD_FILE'], message }),
      ),
    s3: readS3(values, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
    postgresPort: values.POSTGRES_PORT,
    demoModule: resolve(values.DEMO_MODULE),
    seed: values.SEED ?? (values.DATABASE_URL ? 'none' : 'demo'),
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    artworkThreads: values.ARTWORK_THREADS,
    warmsUp: values.ARTWORK_WARM_UP === 'on',
    smtp: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(values.PUBLIC_URL).hostname}`,
    webSubHub: values.WEBSUB_HUB,
    site: {
      publicUrl: values.PUBLIC_URL.replace(/\/+$/, ''),
      mailTo: values.MAIL_TO,
      payTo: { bankAccount: values.BANK_ACCOUNT ?? null, chequeAddress: values.CHEQUE_ADDRESS ?? null },
      hasDevTools: values.DEV_TOOLS === 'on',
    },
  }));

/** What this process was told by its environment. */
export type Settings = z.output<typeof settingsSchema>;

/** What mails and their readers need to know of the site. */
export type SiteSettings = Settings['site'];

/** Reads the settings; a bad value throws a StartError with its name and the reason. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => parseSettings(settingsSchema, environment);
