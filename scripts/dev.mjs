// npm run dev: the program with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, installMissing, node24, root } from './install.mjs';

installMissing();
const program = spawn(node24, [join(root, 'scripts', 'dev-server.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: environment({ NODE_ENV: 'development' }),
});
process.on('SIGTERM', () => program.kill('SIGTERM'));
process.on('SIGINT', () => {});
program.on('exit', (code) => process.exit(code ?? 1));
