// What journeys are run against: the built program over the sample data.
import { sampleData } from './sample-data.ts';

process.env.DATA_DIR = await sampleData();
const program = '../../build/server/index.js';
await import(program);
