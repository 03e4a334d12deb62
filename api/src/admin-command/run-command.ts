import type { GrantedRole } from '@sahra/shared/session/permissions';
import type { Database } from '../database/connect.ts';
import { giveRole, listAdmins, removeSecondStep } from './admin-accounts.ts';
import { createAdmin } from './create-admin.ts';
import { type Sources, takeNewAdmin } from './new-admin.ts';
import { UsageError } from './usage.ts';

type Command = (database: Database, sources: Sources, who: string | undefined) => Promise<void>;

function nameOf(who: string | undefined): string {
  if (!who) throw new UsageError('Whom? Name an e-mail address or a username.');
  return who;
}

const roleCommand =
  (role: GrantedRole): Command =>
  async (database, { say }, who) =>
    say(await giveRole(database, nameOf(who), role));

const commands: Readonly<Record<string, Command>> = {
  async create(database, sources) {
    const account = await takeNewAdmin(database, sources);
    await createAdmin(database, account);
    sources.say(
      `${account.username} is an admin now and can sign in. The site asks them to set up a second step first.`,
    );
  },
  promote: roleCommand('admin'),
  author: roleCommand('author'),
  editor: roleCommand('editor'),
  moderator: roleCommand('moderator'),
  demote: roleCommand('member'),
  async 'remove-second-step'(database, { say }, who) {
    say(await removeSecondStep(database, nameOf(who)));
  },
  async list(database, { say }) {
    const admins = await listAdmins(database);
    if (admins.length === 0) say('There is no admin yet. Make one: npm run admin -- create');
    for (const { username, name, email } of admins) say(`${username}\t${email}\t${name}`);
  },
};

/** The command of these arguments, checked as far as possible before a database is opened. */
export function findCommand([name, who, ...more]: string[]): (database: Database, sources: Sources) => Promise<void> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === undefined ? 'What is to be done?' : `There is no command "${name}".`);
  const takesName = ['promote', 'author', 'editor', 'moderator', 'demote', 'remove-second-step'].includes(name ?? '');
  if (more.length > 0 || (who !== undefined && !takesName)) throw new UsageError('Too many arguments.');
  return (database, sources) => command(database, sources, who);
}
