import { declaredPages } from '../build/declared-pages.ts';
import { makeRemote } from '../new-remote/make-remote.ts';
import { nameErrorOf } from '../new-remote/name-error.ts';

const [name = '', ...more] = process.argv.slice(2);
const patterns = (await declaredPages()).map(({ pattern }) => pattern);
const fault = more.length > 0 ? 'One name at a time: npm run new-remote -- radio' : nameErrorOf(name, patterns);
if (fault) {
  console.error(fault);
  process.exit(1);
}
makeRemote(name);
console.log(`remote-${name}/ is there, with one page at /${name}. See it with hot reload: npm run dev -- ${name}`);
