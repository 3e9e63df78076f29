// The server of the journeys: the built program on the sample data, with a known owner.
import { sampleData } from './sample-data.ts';
import { owner } from './staff-accounts.ts';

process.env.ADMIN_EMAIL = owner.email;
process.env.ADMIN_PASSWORD = owner.password;
process.env.DATA_DIR = await sampleData();
const program = '../../build/server/index.js';
await import(program);
