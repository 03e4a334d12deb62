import { expect, it } from 'vitest';
import { providedEntries } from './provided-entries.ts';

/** The module that a host's server bundle has for a provided one. */
function moduleFor(specifier: string): string {
  const { load } = providedEntries();
  if (typeof load !== 'object') throw new Error('the plugin makes these modules');
  return (load.handler as (id: string) => string)(`\0provided:${specifier}`);
}

it('What browsers do without of react is offered under no name, and is no part of what is there by default', () => {
  const code = moduleFor('react');
  expect(code).not.toMatch(/ViewTransition|addTransitionType/);
  expect(code.match(/\buseState\b/g)).toHaveLength(2);
  expect(code).not.toMatch(/default module/);
});
