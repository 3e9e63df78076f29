// npm start: install, build, and run the program on Node 24.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenStale, environment, installMissing, node24, root } from './install.mjs';

installMissing();
buildWhenStale();
const program = spawn(node24, ['--enable-source-maps', join(root, 'build', 'server', 'index.js')], {
  cwd: root,
  stdio: 'inherit',
  env: environment({ NODE_ENV: 'production' }),
});
// A terminal's Ctrl-C reaches the program by itself; a supervisor's SIGTERM only reaches us.
process.on('SIGTERM', () => program.kill('SIGTERM'));
process.on('SIGINT', () => {});
program.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
