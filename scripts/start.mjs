// npm start: install, build, and run the program on Node 24.
import { join } from 'node:path';
import { buildWhenStale, installMissing, root, runProgram } from './install.mjs';

installMissing();
buildWhenStale();
// V8's young generation would take up to 96 MB; a few renders fit into a quarter of that.
const flags = ['--enable-source-maps', '--max-semi-space-size=8'];
runProgram([...flags, join(root, 'build', 'server', 'index.js')], 'production');
