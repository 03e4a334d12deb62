import { parseArgs } from 'node:util';

export const usage = `npm run admin -- create                                  asks for what it needs, then makes an admin
npm run admin -- promote <e-mail address or username>    makes a member an admin
npm run admin -- moderator <e-mail address or username>  lets a member moderate reviews and comments
npm run admin -- author <e-mail address or username>     lets a member write posts of the blog
npm run admin -- editor <e-mail address or username>     lets a member publish posts of the blog, everybody's
npm run admin -- demote <e-mail address or username>     makes who has one of these roles a member
npm run admin -- remove-second-step <…>                  lets who has lost their phone and recovery codes sign in by password
npm run admin -- list                                    who is an admin

create does not ask for what it is told: --email, --username, --first-name, --last-name, --language (ar, en, de, fr, gr).
A password is never an argument: it is asked for twice, or read from the standard input with --password-stdin.
In place of "npm run admin --" it is "docker compose exec api-1 node api/dist/admin.js" with the containers.`;

/** The command was not called as it can be; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const text = { type: 'string' } as const;
const options = {
  email: text,
  username: text,
  'first-name': text,
  'last-name': text,
  language: text,
  'password-stdin': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** The arguments of the command, as options and names. */
export function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
export type CreateOptions = ReturnType<typeof readArguments>['values'];
