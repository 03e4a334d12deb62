import { expect, it } from 'vitest';
import { misfitOf } from './remote-fit.ts';

const host = { contract: '2.1.0', react: '19.3.1' };

it.each([
  ['2.1.0', '19.3.1', true],
  ['2.0.4', '19.3.1', true],
  ['2.9.0', '19.3.1', false],
  ['2.10.0', '19.3.1', false],
  ['1.9.0', '19.3.1', false],
  ['3.0.0', '19.3.1', false],
  ['2.1.0', '19.3.0', false],
  ['2.1.0', '18.3.1', false],
  ['', '19.3.1', false],
  ['latest', '19.3.1', false],
])('A remote with contract %s and react %s is executed: %s', (contract, react, fits) => {
  expect(misfitOf({ contract, react }, host) === undefined).toBe(fits);
});

it('An unreadable contract of the host fits nothing, not even itself', () => {
  expect(misfitOf({ contract: 'x', react: '19.3.1' }, { contract: 'x', react: '19.3.1' })).toBeDefined();
});
