// npm run setup: install and build without a start, for servers that start the program by themselves.
import { buildWhenStale, installMissing } from './install.mjs';

installMissing();
buildWhenStale();
