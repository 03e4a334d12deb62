import { expect, it } from 'vitest';
import { checkClassNames } from './class-names.ts';
import { createTree } from './testing/tree.ts';

const sheet =
  '@layer remote {\n  .dial { composes: round from "./round.module.css"; }\n  .dial:hover > .hand[data-on] { color: red; }\n}\n';
const check = (component: string) =>
  checkClassNames(
    createTree({
      'remote-radio/src/dial/dial.module.css': sheet,
      'remote-radio/src/dial/dial.tsx': `import styles from './dial.module.css';\n${component}\n`,
    }),
  ).map(({ file, line, text }) => `${file}:${line} ${text}`);

it('Classes that the style sheet has are legal, one that the code chooses too', () => {
  expect(
    check(
      'export const Dial = ({ size }) => <i className={styles.dial}><b className={`${styles.hand} ${styles[size]}`} /></i>;',
    ),
  ).toEqual([]);
});

it('The path of a file is no class', () => {
  const files = {
    'host/src/ui-link.module.css': '.a { color: red; }',
    'host/src/dial.tsx':
      "import link from './ui-link.module.css';\nimport { Link } from './link.tsx';\nconst name = link.a;\n",
  };
  expect(checkClassNames(createTree(files))).toEqual([]);
});

it('A class that the style sheet does not have is found, with its line', () => {
  expect(check('\nexport const Dial = () => <i className={styles.diel} />;')).toEqual([
    'remote-radio/src/dial/dial.tsx:3 ./dial.module.css has no class diel',
  ]);
});

it('A style sheet that is not there is found', () => {
  expect(
    checkClassNames(createTree({ 'host/src/dial.tsx': "import styles from './dial.module.css';\n" })).map(
      ({ text }) => text,
    ),
  ).toEqual(['./dial.module.css does not exist']);
});
