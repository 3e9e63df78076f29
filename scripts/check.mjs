// npm test, npm run check: all checks, one after another. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale, environment, installMissing, root } from './install.mjs';
import { playwrightTests, vitestTests } from './test-reports.mjs';

const groups = ['lint', 'types', 'architecture', 'unit', 'journeys'];
const only = new Set(process.argv.slice(2));
const unknown = [...only].filter((name) => !groups.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no check called ${unknown.join(', ')}. There are ${groups.join(', ')}; a single file is run by npx vitest run <file>, or npx playwright test <file>.`,
  );
  process.exit(2);
}

installMissing();

let passed = 0;
let failed = 0;
// The failures, repeated at the end of a long run.
const failures = [];
const secondTries = [];
const begun = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'shofor-check-'));

/**
 * The program gives memory back to the system as soon as it can. To make pictures in their sizes takes and returns gigabytes in
 * this way, which is a third of the work where page faults are dear, as on some virtual machines; in tests glibc keeps 64 MB at
 * hand instead.
 */
const forMalloc = { MALLOC_TOP_PAD_: String(64 * 1024 * 1024) };

function execute(command, args, more = {}) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment({ ...forMalloc, ...more }),
  });
}

function step(name, command, args, more) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const done = execute(command, args, more);
  const took = `${Math.round((Date.now() - started) / 1000)} s`;
  if (done.status === 0) {
    passed += 1;
    console.log(`-- ${name}: ok, ${took}`);
  } else {
    failed += 1;
    failures.push(name);
    console.log(`-- ${name}: FAILED, ${took}`);
  }
}

/** A test runner that writes a JSON report, whose tests are counted. @param testsOf reads `{ title, is, why }` of each */
function tests(name, commandWriting, testsOf, more = {}) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const [command, ...args] = commandWriting(report);
  const done = execute(command, args, { ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const took = `${Math.round((Date.now() - started) / 1000)} s`;
  const found = existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const failing = found.filter((each) => each.is === 'failed');
  const again = found.filter((each) => each.is === 'passed at the second try');
  const well = found.length - failing.length;
  // A runner that fails without a failed test, or runs none, counts as failed.
  if (failing.length === 0 && (done.status !== 0 || well === 0)) {
    failing.push({ title: 'the runner itself', why: `exit ${done.status}, ${well} passed` });
  }
  passed += well;
  failed += failing.length;
  failures.push(...failing.map(({ title, why }) => `${name}: ${title}\n${why}`));
  secondTries.push(...again.map(({ title, why }) => `${name}: ${title}\n${why}`));
  console.log(`-- ${name}: ${well} passed, ${failing.length} failed, ${took}`);
}

const isThere = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/**
 * Browser tests use the installed Chromium, best the one without windows: the other one needs twice the time. On Debian
 * root installs that; elsewhere, and where it can't be had, any Chromium will do.
 */
function installBrowser() {
  if (isThere('chromium-headless-shell')) {
    return;
  }
  console.log('\n== Installing Chromium');
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    execute('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell']);
  }
  if (!['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].some(isThere)) {
    execute('playwright', ['install', '--only-shell', 'chromium']);
  }
}

const paraglide = ['compile', '--project', './project.inlang', '--outdir', './src/messages'];
const wanted = (name) => only.size === 0 || only.has(name);

step('messages', 'paraglide-js', [...paraglide, '--strategy', 'globalVariable', 'baseLocale']);
if (wanted('lint')) {
  step('format and lint', 'biome', ['ci', '--diagnostic-level=error', '.']);
}
if (wanted('types') || wanted('architecture')) {
  step('route types', 'react-router', ['typegen']);
}
if (wanted('types')) {
  step('types', 'tsc', ['--noEmit']);
}
buildWhenStale();
const vitest =
  (...which) =>
  (report) => [
    'vitest',
    'run',
    ...which,
    // A busy machine may be slow for a moment; what fails twice has failed, and the end of the run names the others.
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
if (wanted('architecture')) {
  tests('architecture', vitest('tests/architecture'), vitestTests);
  step('unused files, exports and packages', 'knip', ['--no-progress']);
}
if (wanted('unit')) {
  tests('tests', vitest('--exclude', 'tests/architecture/**'), vitestTests);
}
if (wanted('journeys')) {
  installBrowser();
  tests('journeys in the browser', () => ['playwright', 'test', '--reporter=list,json'], playwrightTests);
  step('budgets', 'node', ['tests/load/budgets.ts']);
}

rmSync(reports, { recursive: true, force: true });
for (const each of secondTries) {
  console.log(`\nPassed at the second try: ${each}`);
}
for (const each of failures) {
  console.log(`\nFailed: ${each}`);
}
console.log(`\n${passed} passed, ${failed} failed`);

/** Which commit has passed whole, for whoever asks later. */
function noteCommit() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const commit = git('rev-parse', 'HEAD');
  const changes = git('status', '--porcelain');
  if (commit.status === 0 && changes.stdout === '') {
    const seconds = Math.round((Date.now() - begun) / 1000);
    mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
    writeFileSync(
      join(root, 'node_modules', '.cache', 'shofor-check.json'),
      `${JSON.stringify({ commit: commit.stdout.trim(), passed, failed, seconds })}\n`,
    );
  }
}
if (failed === 0 && only.size === 0) {
  noteCommit();
}
process.exit(failed === 0 ? 0 : 1);
