// Runs a TypeScript script of the repository on Node 24, after installing and building what is missing.
import { spawnSync } from 'node:child_process';
import { buildWhenStale, environment, installMissing, node24, root } from './install.mjs';

installMissing();
buildWhenStale();
const [script, ...rest] = process.argv.slice(2);
const done = spawnSync(node24, [script, ...rest], { cwd: root, stdio: 'inherit', env: environment() });
process.exit(done.status ?? 1);
