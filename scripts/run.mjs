// Runs a TypeScript script of the repository on Node 24, after installing and building what is missing.
import { buildWhenStale, installMissing, runProgram } from './install.mjs';

installMissing();
buildWhenStale();
runProgram(process.argv.slice(2));
