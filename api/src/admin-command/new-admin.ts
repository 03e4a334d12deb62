import { newPasswordSchema } from '@sahra/shared/form-rules/password-fields';
import { usernameSchema } from '@sahra/shared/form-rules/auth-forms';
import { emailSchema, lineSchema } from '@sahra/shared/form-rules/fields';
import { memberLimits } from '@sahra/shared/form-rules/member-rules';
import { languageCodes, initialLanguage } from '@sahra/shared/i18n/languages';
import { z } from 'zod';
import { isCommonPassword, type OwnDetails } from '../auth/common-passwords.ts';
import { isReserved } from '../auth/username-key.ts';
import type { Database } from '../database/connect.ts';
import { findAccount } from './admin-accounts.ts';
import type { NewAccount } from './create-admin.ts';
import { readToEnd, type Terminal } from './terminal.ts';
import { type CreateOptions, UsageError } from './usage.ts';

/** Where answers come from: options, somebody at a terminal, and the standard input for a password. */
export interface Sources {
  options: CreateOptions;
  terminal: Terminal | undefined;
  input: NodeJS.ReadableStream;
  say: (line: string) => void;
}

/** What is wrong with an answer, as the end of a sentence; nothing where it will do. */
type FindError = (answer: string) => string | undefined | Promise<string | undefined>;

const errorOf = (schema: z.core.$ZodType, answer: string) => z.safeParse(schema, answer).error?.issues[0]?.message;
const languageSchema = z.enum(languageCodes, `must be one of ${languageCodes.join(', ')}`);

/** An answer that will do: the option's, or else one that is asked for until it does. */
async function take(
  { options, terminal, say }: Sources,
  name: 'email' | 'username' | 'first-name' | 'last-name',
  question: string,
  findError: FindError,
): Promise<string> {
  const given = options[name];
  if (given !== undefined) {
    const error = await findError(given);
    if (error) throw new UsageError(`--${name} ${error}.`);
    return given;
  }
  if (!terminal) throw new UsageError(`--${name} is missing, and there is no terminal to ask at.`);
  for (;;) {
    const typed = await terminal.ask(`${question}: `);
    const error = await findError(typed);
    if (!error) return typed;
    say(`The ${question.toLowerCase()} ${error}.`);
  }
}

/** A password by the rules that visitors choose theirs by: given once, or typed twice. */
async function takePassword({ options, terminal, input, say }: Sources, of: OwnDetails): Promise<string> {
  const findError: FindError = async (password) =>
    errorOf(newPasswordSchema, password) ??
    ((await isCommonPassword(password, of)) ? 'is one of the first that anybody would try' : undefined);
  if (options['password-stdin']) {
    const password = await readToEnd(input);
    const error = await findError(password);
    if (error) throw new UsageError(`The password ${error}.`);
    return password;
  }
  if (!terminal)
    throw new UsageError(
      'There is no terminal to ask for a password at: send it to the standard input, with --password-stdin.',
    );
  for (;;) {
    const password = await terminal.askHidden('Password (not shown): ');
    const error = await findError(password);
    if (error) say(`The password ${error}.`);
    else if ((await terminal.askHidden('The same once more: ')) === password) return password;
    else say('These were two different passwords.');
  }
}

/** Takes all that a new admin needs, by the rules that visitors sign up by. */
export async function takeNewAdmin(database: Database, sources: Sources): Promise<NewAccount> {
  const isTaken = async (who: string) =>
    (await findAccount(database, who))
      ? 'belongs to somebody who has an account; `promote` makes them an admin'
      : undefined;
  const language = languageSchema.safeParse(sources.options.language ?? initialLanguage);
  if (!language.success) throw new UsageError(`--language must be one of ${languageCodes.join(', ')}.`);
  const email = await take(
    sources,
    'email',
    'E-mail address',
    (answer) => errorOf(emailSchema, answer) ?? isTaken(answer),
  );
  const username = await take(
    sources,
    'username',
    'Username',
    (answer) => errorOf(usernameSchema, answer) ?? (isReserved(answer) ? 'is kept for the house' : isTaken(answer)),
  );
  const firstName = await take(sources, 'first-name', 'First name', (answer) =>
    errorOf(lineSchema(memberLimits.firstName), answer),
  );
  const lastName = await take(sources, 'last-name', 'Last name', (answer) =>
    errorOf(lineSchema(memberLimits.lastName), answer),
  );
  const password = await takePassword(sources, { email, username, firstName, lastName });
  return {
    email: emailSchema.parse(email),
    username: usernameSchema.parse(username),
    firstName: lineSchema(memberLimits.firstName).parse(firstName),
    lastName: lineSchema(memberLimits.lastName).parse(lastName),
    language: language.data,
    password,
  };
}
