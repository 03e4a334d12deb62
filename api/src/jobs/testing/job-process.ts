import { tmpdir } from 'node:os';
import pino from 'pino';
import { connectDatabase } from '../../database/connect.ts';
import { FolderStore } from '../../media-store/folder-store.ts';
import { JobWorker } from '../job-worker.ts';
import { killJobs } from './kill-jobs.ts';

// A process that does jobs which are made to be killed, and has little to load: it is killed every few seconds.
const databaseUrl = process.env.DATABASE_URL ?? '';
const logger = pino({ level: 'fatal' });
const { database } = connectDatabase(databaseUrl, logger);
const site = { publicUrl: 'https://sahra.example', webSubHub: undefined };
await new JobWorker({ databaseUrl, database, media: new FolderStore(tmpdir()), site, logger }).start(killJobs);
process.send?.('working');
