import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@sahra/shared/i18n/languages';
import { cookies } from '@sahra/shared/privacy/cookies';
import { sessionCookieNames } from '@sahra/shared/session/session-cookie';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { username } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import { credentials, members, sessions, verifications } from '../database/member-tables.ts';
import { dayMs } from '../server/limits/rate-limit.ts';
import { post } from '../mail/outbox-repository.ts';
import { mailMemberNow, type MailOwner } from './auth-mails.ts';
import { PasswordHasher } from './password-hash.ts';
import { elevatedFromNow, sessionRenewal } from './session-renewal.ts';
import { readSiteSecret } from './site-secret.ts';
import { usernameKey } from './username-key.ts';
import { admitSession } from '../second-step/admit-session.ts';
import { sessionMaking } from '../second-step/make-session.ts';
import { endPendingSignIns } from '../second-step/second-step-repository.ts';

const daySeconds = dayMs / 1000;

const text = { type: 'string', required: true, input: true } as const;
/** Nobody sets these by what they send. */
const own = { required: false, input: false } as const;

export interface AuthOptions {
  database: Database;
  publicUrl: string;
  logger: FastifyBaseLogger;
}

/** A row that better-auth hands over, with the columns that we added. */
const ownerOf = (user: { email: string }) => user as MailOwner & { id: string };

/** The redirect target of a link in a mail, as our routes set it; `/` stands for none. */
function redirectTargetOf(url: string): { next?: string } {
  const next = new URL(url).searchParams.get('callbackURL') ?? '/';
  return next === '/' ? {} : { next };
}

/** Logs an error of better-auth; of all else that it says with one it cannot be known whether it tells of a person. */
function logFailure(logger: FastifyBaseLogger, said: readonly unknown[]): void {
  const message = said.find((part) => typeof part === 'string');
  logger.error({ err: said.find((part) => part instanceof Error) }, message || 'Accounts: something has failed');
}

/**
 * better-auth, as far as it is used: accounts, passwords, sessions. None of its own addresses is served: our routes call
 * it, with our schemas, limits and origin check before it.
 */
export async function createAuth({ database, publicUrl, logger }: AuthOptions) {
  const hasher = new PasswordHasher();
  const names = sessionCookieNames(publicUrl);
  const attributes = { secure: publicUrl.startsWith('https:'), httpOnly: true, sameSite: 'lax', path: '/' } as const;
  const secret = await readSiteSecret(database, 'auth');
  return betterAuth({
    appName: 'Sahra',
    // Configured, never taken from a request’s Host.
    baseURL: `${publicUrl}/api/auth`,
    secret,
    telemetry: { enabled: false },
    logger: { log: (level, ...said) => level === 'error' && logFailure(logger, said) },
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: members, session: sessions, account: credentials, verification: verifications },
    }),
    // Ours count for all routes alike, and per account.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => randomUUID() },
      useSecureCookies: false,
      cookies: {
        session_token: { name: names.session, attributes },
        dont_remember: { name: names.endsWithBrowser, attributes },
      },
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      // Ours are the rules; here only what would be absurd.
      minPasswordLength: 1,
      maxPasswordLength: 1024,
      password: {
        hash: (password) => hasher.hash(password),
        verify: ({ hash, password }) => hasher.verify(password, hash),
      },
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        mailMemberNow(database, ownerOf(user), { kind: 'reset-password', data: { token } }),
      onPasswordReset: ({ user }) =>
        database.transaction(async (tx) => {
          const { id, email, language } = ownerOf(user);
          // The one who got the link reads the mailbox.
          await tx.update(members).set({ emailVerified: true }).where(eq(members.id, id));
          // Other links that were sent meanwhile end with it.
          await tx.delete(verifications).where(eq(verifications.value, id));
          await endPendingSignIns(tx, id);
          // better-auth ends sessions before it stores the password: those that came in between end here.
          await tx.delete(sessions).where(eq(sessions.userId, id));
          await post(tx, { kind: 'password-changed', data: {}, recipient: email, language });
        }),
      onExistingUserSignUp: ({ user }) => mailMemberNow(database, ownerOf(user), { kind: 'account-exists', data: {} }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: daySeconds,
      sendVerificationEmail: ({ user, token, url }) =>
        mailMemberNow(database, ownerOf(user), { kind: 'verify-email', data: { token, ...redirectTargetOf(url) } }),
    },
    verification: { storeIdentifier: 'hashed' },
    session: {
      expiresIn: cookies.session.days * daySeconds,
      updateAge: daySeconds,
      cookieCache: { enabled: false },
      additionalFields: {
        elevatedUntil: { type: 'date', ...own },
        firstFactor: { type: 'string', ...own },
        secondStep: { type: 'string', ...own },
      },
    },
    user: {
      additionalFields: {
        firstName: text,
        lastName: text,
        phone: text,
        zip: text,
        language: { ...text, returned: true },
        role: { type: 'string', ...own },
        blockedAt: { type: 'date', ...own },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            await admitSession(database, session.userId, session.secondStep);
            // Who came by the link of a mail has not given the password.
            return { data: { ...session, elevatedUntil: session.firstFactor === 'link' ? null : elevatedFromNow() } };
          },
        },
      },
    },
    plugins: [
      sessionMaking,
      sessionRenewal,
      username({
        usernameNormalization: usernameKey,
        usernameValidator: () => true,
        minUsernameLength: 1,
        maxUsernameLength: 100,
      }),
    ],
  });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
export type MemberLanguage = LanguageCode;
