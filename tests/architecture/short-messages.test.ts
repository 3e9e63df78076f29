import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { shortMessage, shortRuntime } from '../../scripts/short-messages.ts';
import { root } from './source-files.ts';

const messages = join(root, 'src/messages');
const write = z.function({
  input: [z.record(z.string(), z.number()), z.object({ locale: z.string() })],
  output: z.string(),
});
const cases = [0, 1, 5].flatMap((number) => [
  { number, locale: 'en' },
  { number, locale: 'bn' },
]);

test('every message says in the browser what Paraglide’s own says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'short-messages-'));
  for (const file of ['registry.js', 'runtime.js']) {
    cpSync(join(messages, file), join(folder, file));
  }
  writeFileSync(join(folder, 'short-runtime.js'), shortRuntime);
  const files = readdirSync(join(messages, 'messages')).filter((file) => /^(?!_index).*\.js$/.test(file));
  expect(files.length).toBeGreaterThan(5000);
  const codes = files.map((file) => ({
    name: file.slice(0, -3),
    code: readFileSync(join(messages, 'messages', file), 'utf8'),
  }));
  const short = codes.map(({ name, code }) => shortMessage(code, name));
  // One module of all is read in a second, thousands take a minute.
  const load = async (name: string, texts: readonly string[], imports: string) => {
    const lines = texts.join('\n').replaceAll(/^\s*import .*$/gm, '');
    writeFileSync(join(folder, name), `import * as registry from './registry.js';\n${imports}\n${lines}`);
    return z.record(z.string(), write).parse({ ...(await import(pathToFileURL(join(folder, name)).href)) });
  };
  const own = await load(
    'own.js',
    codes.map(({ code }) => code),
    `import { getLocale, experimentalStaticLocale } from './runtime.js';`,
  );
  const other = await load('short.js', short, `import { isEnglish } from './short-runtime.js';`);
  expect(Object.keys(other).sort()).toEqual(Object.keys(own).sort());
  const fields = Object.fromEntries(
    codes.flatMap(({ code }) => [...code.matchAll(/i\?\.(\w+)/g)].map(([, field = '']) => [field, true])),
  );
  const different = Object.entries(own).filter(([name, say]) =>
    cases.some(({ number, locale }) => {
      const given = Object.fromEntries(Object.keys(fields).map((field) => [field, number]));
      return say(given, { locale }) !== other[name]?.(given, { locale });
    }),
  );
  expect(different.map(([name]) => name)).toEqual([]);
  expect(short.join('').length).toBeLessThan(codes.map(({ code }) => code).join('').length / 2);
}, 60_000);
