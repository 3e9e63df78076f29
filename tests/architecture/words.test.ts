import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, programFiles, readText } from './source-files.ts';
import { nameOf, nodesOfFile } from './syntax.ts';

/** The table of the glossary: `| word | not | when |`, whose forms stand in code marks. */
const [, table = ''] = readText('docs/glossary.md').split('## Names in code');
const words = table
  .split('\n## ')[0]
  ?.split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, instead = '', not = '']) =>
    [...not.matchAll(/`([^`]+)`/g)].map(([, form = '']) => ({ form, instead })),
  );

/** Parts of a name in camel case, with hyphens or with underscores. */
const partsOf = (name: string) => name.split(/(?=[A-Z])|[-_]/).map((part) => part.toLowerCase());

/** Whether a name has a form: `…told…` is a part of a longer name, `…Words` its end, and `doing` the whole of it. */
function hasForm(name: string, form: string): boolean {
  const word = form.replaceAll('…', '');
  if (form.startsWith('…') && form.endsWith('…')) {
    const parts = partsOf(name);
    return parts.length > 1 && parts.includes(word);
  }
  return form.startsWith('…') ? name.length > word.length && name.endsWith(word) : name === word;
}

/** Names that keep an old word, each list with its reason. */
const exceptions = new Set([
  // Columns, fields of contracts and parameters of messages: who reads them knows them by these names.
  ...['toldAt', 'askedAt', 'askedBy', 'keptAt', 'filesKeptDays', 'passportsKeptDays', 'keptBack'],
  ...['leastToRun', 'keptByStage', 'KeptByStage', 'keptByStageOf', 'cancellationWords', 'childWords'],
  ...['shownLeft'],
  // What a cancellation keeps of a price, as the glossary says it.
  ...['changeKept', 'keptDiscount', 'keptLine', 'keptApart', 'keptShare'],
  // Seats that are kept back.
  ...['office_dep_kept_back', 'office_dep_wrong_kept_back'],
  // Attributes of the page, which styles and tests look for.
  ...['data-kept', 'data-shown', 'isKept'],
  // The words of a text, which are searched, drawn or compared.
  ...['inWords', 'inOurWords', 'amountInWords', 'lostInWords', 'timedOutInWords'],
  ...['matchingWords', 'hasWords', 'addWords', 'emptyWords', 'intentWords', 'liveWords', 'plainWords'],
  ...['knownWords', 'sameWords', 'anyWords', 'countryWords', 'schengenWords', 'drawnWords'],
  ...['nameWords', 'holdsWords'],
  // RFC 9457 calls the body of an error a problem.
  ...['ApiProblem', 'problemOf', 'problemIn', 'problemShape', 'problemResponse', 'lengthProblem'],
]);

const used = new Set<string>();

/** What to write instead, for every name that has an old word. What is wrong with a file that is brought along is a fault, as the wire calls it. */
const complaints = (names: Iterable<readonly [name: string, where: string]>) =>
  [...names].flatMap(([name, where]) => {
    const isOfTheWire = /fault/i.test(name) && /imports/.test(where);
    const found = isOfTheWire ? undefined : words?.find(({ form }) => hasForm(name, form));
    if (found && exceptions.has(name)) {
      used.add(name);
    }
    return found && !exceptions.has(name) ? [`${where}: ${name}. Write: ${found.instead}`] : [];
  });

test('the glossary says which words the code has, and which it does not', () => {
  expect(words?.length).toBeGreaterThan(10);
});

test('no identifier has an old word', () => {
  const names = new Map(
    programFiles().flatMap((path) =>
      nodesOfFile(path)
        .filter(({ type }) => type === 'Identifier')
        .map((node) => [nameOf(node), path] as const),
    ),
  );
  expect(names.size).toBeGreaterThan(5000);
  expect(complaints(names)).toEqual([]);
});

test('no name of a file has an old word', () => {
  const names = filesBelow('src').map((path) => {
    const [name = ''] = basename(path).split('.');
    return [name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), path] as const;
  });
  expect(complaints(names)).toEqual([]);
});

test('no key of a message has an old word', () => {
  const keys = filesBelow('messages/en', /\.json$/).flatMap((path) =>
    Object.keys(JSON.parse(readText(path))).map((key) => [key, path] as const),
  );
  expect(keys.length).toBeGreaterThan(1000);
  expect(complaints(keys)).toEqual([]);
});

test('every exception is still needed', () => {
  expect([...exceptions].filter((name) => !used.has(name))).toEqual([]);
});
