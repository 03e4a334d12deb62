import { buildAll } from '../../deploy/build/run.ts';
import { measureCrowd } from './measure-crowd.ts';
import { password, postFrom, register } from './members.ts';
import { startApi } from './start-api.ts';

const clients = 16;

/** `npm run bench:sign-ins`: how many sign in a second, and what those who only read notice of it. */
export async function benchSignIns(onCleanUp: (stop: () => Promise<void>) => void): Promise<void> {
  await buildAll();
  const { api } = await startApi(onCleanUp);
  const emails: string[] = [];
  for (let client = 0; client < clients; client += 1) emails.push(await register(api, client));
  const report = await measureCrowd({
    name: 'sign-ins',
    clients,
    async act(client) {
      const answer = await postFrom(api, '/auth/sign-in', client, { identifier: emails[client], password });
      await answer.arrayBuffer();
      return answer.ok;
    },
    read: async () => (await fetch(`${api}/api/programs/1?lang=ar`)).ok,
  });
  console.log(report);
}
