import { describe, expect, it } from 'vitest';
import { misfitOf } from './remote-fit.ts';

const facade = '@sahra/shared/facade';
const host = {
  contract: '2.1.0',
  react: '19.3.1',
  offers: { react: ['use', 'useState'], [facade]: ['api', 'Link'] },
  types: { [facade]: { api: ['a3', 'a2'], Link: ['l1'] } },
};
const remote = { contract: '2.1.0', react: '19.3.1', uses: { react: ['use'], [facade]: ['Link'] }, types: {} };

it.each([
  ['2.1.0', '19.3.1', true],
  ['2.0.4', '19.3.1', true],
  ['2.9.0', '19.3.1', false],
  ['2.10.0', '19.3.1', false],
  ['1.9.0', '19.3.1', false],
  ['3.0.0', '19.3.1', false],
  // What a release uses of react it names; a patch changes no name.
  ['2.1.0', '19.3.0', true],
  ['2.1.0', '19.3.9', true],
  ['2.1.0', '19.2.0', true],
  ['2.1.0', '19.4.0', false],
  ['2.1.0', '18.3.1', false],
  ['2.1.0', '20.0.0', false],
  ['', '19.3.1', false],
  ['latest', '19.3.1', false],
])('A remote with contract %s and react %s is executed: %s', (contract, react, fits) => {
  expect(misfitOf({ ...remote, contract, react }, host) === undefined).toBe(fits);
});

it('An unreadable contract of the host fits nothing, not even itself', () => {
  expect(misfitOf({ ...remote, contract: 'x' }, { ...host, contract: 'x' })).toBeDefined();
});

describe('A remote that uses', () => {
  it.each([
    ['nothing', {}, undefined],
    ['what the host offers', { [facade]: ['api', 'Link'], react: ['useState'] }, undefined],
    [
      'one name that the host lacks',
      { [facade]: ['Link', 'paths'] },
      `it uses paths of ${facade}, which the host does not offer`,
    ],
    ['two of them', { [facade]: ['a', 'Link', 'b'] }, `it uses a, b of ${facade}, which the host does not offer`],
    [
      'a name of react that the host lacks',
      { react: ['useLater'] },
      'it uses useLater of react, which the host does not offer',
    ],
    [
      'a module that the host lacks',
      { 'react-dom': ['flushSync'] },
      'it uses flushSync of react-dom, which the host does not offer',
    ],
    [
      'what every object has by nature',
      { [facade]: ['constructor'] },
      `it uses constructor of ${facade}, which the host does not offer`,
    ],
  ])('%s: %j', (_, uses, misfit) => {
    expect(misfitOf({ ...remote, uses }, host)).toBe(misfit);
  });

  it('anything fits a host that was stored before what it offers was written down', () => {
    expect(misfitOf({ ...remote, uses: { [facade]: ['paths'] } }, { ...host, offers: {} })).toBeUndefined();
  });
});

describe('A remote that was built for', () => {
  const otherType = (names: string) => `it was built for another type of ${names} of ${facade} than the host has`;
  it.each<[string, Record<string, string[]>, string | undefined]>([
    ['the types that the host has', { api: ['a3'], Link: ['l1'] }, undefined],
    ['an earlier type that the one of the host takes the place of', { api: ['a2'] }, undefined],
    ['an earlier type that it does not', { api: ['a1'] }, otherType('api')],
    ['a later type', { api: ['a4'], Link: ['l2'] }, otherType('api, Link')],
    ['types that nobody wrote down', {}, undefined],
    ['a type that every object has by nature', { constructor: ['c1'] }, undefined],
  ])('%s: %j', (_, types, misfit) => {
    const uses = { [facade]: ['api', 'Link'] };
    expect(misfitOf({ ...remote, uses, types: { [facade]: types } }, host)).toBe(misfit);
  });

  it('any type fits a host that was stored before types were written down', () => {
    expect(misfitOf({ ...remote, types: { [facade]: { Link: ['l9'] } } }, { ...host, types: {} })).toBeUndefined();
  });

  it('another type is refused with names that are missing, all in one message', () => {
    const types = { [facade]: { Link: ['l9'], paths: ['p1'] } };
    expect(misfitOf({ ...remote, uses: { [facade]: ['Link', 'paths'] }, types }, host)).toBe(
      `it uses paths of ${facade}, which the host does not offer; ${otherType('Link')}`,
    );
  });
});
