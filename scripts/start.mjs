// npm start: install, build, and run the program on Node 24.
import { join } from 'node:path';
import { buildWhenStale, installMissing, root, runProgram } from './install.mjs';

installMissing();
buildWhenStale();
runProgram([join(root, 'build', 'server', 'index.js')], 'production');
