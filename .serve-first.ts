import { spawn } from 'node:child_process';
import { beginStatedDay } from '/work/h/first/src/platform/testing/stated-day.ts';
import { keepFilesInMemory } from '/work/h/first/src/platform/testing/temporary-files.ts';
beginStatedDay();
keepFilesInMemory();
const child = spawn('node', ['tests/journeys/server.ts'], { cwd: '/work/h/first', stdio: 'inherit', env: { ...process.env, PORT: '4704', SITE_URL: 'http://localhost:4704', NODE_ENV: 'production', LOG_LEVEL: 'info' } });
process.on('SIGTERM', () => child.kill('SIGTERM'));
