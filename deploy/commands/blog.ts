import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from '../build/run.ts';
import { root } from '../build/version.ts';
import { readSettings } from '../supervision/settings.ts';

// Where the database lies is told in one way to everything that asks.
process.env.DATA_DIR = readSettings(process.env).DATA_DIR;
await buildAll(['api']);
// In this very process, so that terminal and signals are its own.
await import(pathToFileURL(path.join(root, 'api/dist/blog.js')).href);
