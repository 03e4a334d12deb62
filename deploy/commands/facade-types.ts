import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joined } from '../build/facade-types/declarations.ts';
import { currentTypes } from '../build/facade-types/current-types.ts';
import { files } from '../build/facade-types/kept-types.ts';

const { types, declarations } = await currentTypes();
mkdirSync(path.dirname(files.types), { recursive: true });
writeFileSync(files.types, `${JSON.stringify(types, null, 2)}\n`);
writeFileSync(files.declarations, joined(declarations));
