// Reads what the test runners report: each test as `{ title, is, why }`.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

/** The first lines of what a test said, without colours and the runner's own places. */
const beginningOf = (messages) =>
  stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => !/^ +at .*(?:node_modules|<anonymous>)/.test(line))
    .slice(0, 12)
    .join('\n');

/** The tests of Vitest's report. */
export const vitestTests = ({ testResults }) =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const each = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map(({ fullName, status: is, failureMessages }) => ({
        title: `${relative(root, file)}: ${fullName}`,
        // Vitest keeps what the first try said.
        is: is === 'passed' && failureMessages?.length > 0 ? 'passed at the second try' : is,
        why: beginningOf(failureMessages ?? []),
      }));
    // A file that can't be loaded has failed without a test.
    return status === 'failed' && !each.some(({ is }) => is === 'failed')
      ? [...each, { title: relative(root, file), is: 'failed', why: beginningOf([message]) }]
      : each;
  });

const playwrightStates = {
  expected: 'passed',
  flaky: 'passed at the second try',
  unexpected: 'failed',
};

/** The tests of Playwright's report, or of a part of it. */
export const playwrightTests = ({ suites = [], specs = [], errors = [] }) => [
  ...errors.map(({ message }) => ({ title: 'before any test', is: 'failed', why: beginningOf([message]) })),
  ...specs.flatMap(({ title, file, line, tests: tries }) =>
    tries
      .filter(({ status }) => status in playwrightStates)
      .map(({ status, results }) => ({
        title: `${file}:${line}: ${title}`,
        is: playwrightStates[status],
        why: beginningOf(results.flatMap(({ error }) => error?.message ?? [])),
      })),
  ),
  ...suites.flatMap(playwrightTests),
];
