// npm run dev: the program with hot reload.
import { join } from 'node:path';
import { installMissing, root, runProgram } from './install.mjs';

installMissing();
runProgram([join(root, 'scripts', 'dev-server.ts')], 'development');
