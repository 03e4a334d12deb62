import { testMutations } from '../../bench/mutations/run.ts';

try {
  process.exit((await testMutations(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
