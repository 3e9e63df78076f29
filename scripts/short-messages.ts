import type { Plugin } from 'vite';

/** What the browser needs of Paraglide's runtime; ways to find out a language and to change it are for the server. */
export const shortRuntime = `
  export let getLocale = () => 'en';
  export const overwriteGetLocale = (next) => { getLocale = next; };
  export const isEnglish = (options) => (options?.locale ?? getLocale()) === 'en';`;

/** One text, or one for one thing and one for others, as an expression over `i`; undefined for any other message. */
function expressionOf(code: string, name: string): string | undefined {
  const head = `const ${name} = `;
  const start = code.indexOf(head);
  const body = code.slice(start, code.indexOf('\n};', start)).replaceAll(/\/\*\*.*?\*\/ /g, '');
  const [first, second, ...others] = [...body.matchAll(/return \((`[^`]*`)\)/g)].map(([, text]) => text);
  const [, language, input] = /registry\.plural\("(\w+)", i\?\.(\w+), \{\}\);\s*if /.exec(body) ?? [];
  if (input === undefined) {
    return second === undefined && !body.includes('if (') ? first : undefined;
  }
  if (first === second && others.length === 0) {
    return first;
  }
  return body.includes('Plural === "one") return') && second !== undefined && others.length === 0
    ? `registry.plural('${language}', i?.${input}) === 'one' ? ${first} : ${second}`
    : undefined;
}

/**
 * A message's module as Paraglide writes it, shorter: a choice of language with its functions in each message, and the
 * ways to find one out, are two kilobytes of every page.
 */
export function shortMessage(code: string, name: string): string {
  const english = expressionOf(code, `en_${name}`);
  const bangla = expressionOf(code, `bn_${name}`);
  return english === undefined || bangla === undefined
    ? code
        .replace('getLocale, experimentalStaticLocale', 'isEnglish')
        .replace(/const locale = .*\s+if \(locale === "en"\)/, 'if (isEnglish(options))')
    : `import * as registry from '../registry.js';
       import { isEnglish } from '../runtime.js';
       const ${name} = (i, options) => isEnglish(options) ? (${english}) : (${bangla});
       ${/^export \{.*\}$/m.exec(code)?.[0] ?? `export { ${name} };`}`;
}

/** The messages of the browser, and what they need of the runtime. */
export const shortMessages: Plugin = {
  name: 'short-messages',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id.endsWith('/src/messages/runtime.js') ? shortRuntime : undefined),
  transform(code, id) {
    const name = /\/src\/messages\/messages\/(?!_index)(\w+)\.js/.exec(id)?.[1];
    return name === undefined ? undefined : shortMessage(code, name);
  },
};
