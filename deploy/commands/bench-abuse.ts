import { measureAbuse } from '../../bench/abuse/measure-abuse.ts';

const [address = 'http://localhost:4000'] = process.argv.slice(2);
await measureAbuse(address, console.log);
