import { randomUUID } from 'node:crypto';
import { createDatabase } from '../../api/src/database/postgres/databases.ts';

/** The database of the run that holds the demo catalog: the template of all others. */
export const demoDatabase = 'demo';

/** Makes a copy of the demo catalog in the server of this run, which ends with everything in it; returns its address. */
export const createDemoDatabase = (): Promise<string> =>
  createDatabase(process.env.SAHRA_POSTGRES_URL ?? '', `site_${randomUUID().replaceAll('-', '')}`, demoDatabase);
