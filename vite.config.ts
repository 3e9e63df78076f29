import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { shortMessages } from './scripts/short-messages.ts';

/** Where the office's code and words are. */
const ofOffice =
  /\/src\/(?:dashboard\/|features\/[^/]+\/dashboard\/|messages\/messages\/(?:office|writing|inbox)_)|\?office$/;

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry: boolean;
  } | null;
}

/** Pages of one purchase: what they have in common with a few others must not be loaded by all. */
const ofPurchase =
  /\/src\/features\/(?:bookings\/site\/|tour-packages\/site\/checkout-page|orders\/site\/travellers-page)/;

/** The public pages that come to need a module, by themselves or through others. */
function publicPages(id: string, graph: ModuleGraph): number {
  const seen = new Set<string>();
  const asked = [id];
  let pages = 0;
  for (let each = asked.pop(); each !== undefined; each = asked.pop()) {
    if (seen.has(each) || ofOffice.test(each) || ofPurchase.test(each)) {
      continue;
    }
    seen.add(each);
    const { importers = [], dynamicImporters = [], isEntry = false } = graph.getModuleInfo(each) ?? {};
    pages += isEntry ? 1 : 0;
    asked.push(...importers, ...dynamicImporters);
  }
  return pages;
}

/** Whether what stands around every public page needs a module at once. */
function isEverywhere(id: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>();
  const asked = [id];
  for (let each = asked.pop(); each !== undefined; each = asked.pop()) {
    if (/\/src\/(?:root|site\/site-layout)\.tsx/.test(each)) {
      return true;
    }
    if (!seen.has(each) && !ofOffice.test(each)) {
      seen.add(each);
      asked.push(...(graph.getModuleInfo(each)?.importers ?? []));
    }
  }
  return false;
}

// Pages of the account and what they say. Who never signs in loads nothing of it but the marker
// (account-marker.ts), and what tells forms who is signed in (visitor-state.ts). The
// account's contract is for the office and the server.
const accountPages =
  'features/identity/(?:site/|account/(?!account\\.(?:rules|contract)))|messages/messages/(?:account|identity|sign_in|register|reset|link)_';
/** What runs in the browser of who signs in; of it, the provider's client comes later than the page. */
const visitor =
  'features/identity/browser/(?:account-failure|provider-errors|visitor|stored-|access-|own-role)';

/** Words, and what lists and cards are made of: a page does without most of it. */
const ofSomePages = /\/src\/(?:site\/list\/|messages\/messages\/|features\/(?!identity\/|media\/))/;

// What many pages share is one file: dozens of small ones would each wait for a turn on the line.
const codeSplitting = {
  groups: [
    {
      name: 'react',
      // With what the public's and the office's parts both need, so that neither waits for the other's file.
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router|cookie|set-cookie-parser|clsx)\/|preload-helper/,
      priority: 3,
    },
    {
      // What parses answers, told how before anything uses it (src/dashboard/api/parsing.ts).
      name: 'zod',
      test: /node_modules\/zod\/|\/src\/dashboard\/api\/parsing\.ts$/,
      priority: 2,
    },
    {
      name: 'mantine',
      test: /node_modules\/(?:@mantine\/(?:core|hooks)|@floating-ui)\//,
      priority: 2,
    },
    {
      // Ours and its icons; what only the office uses, and heavy packages, stay with who asks for them.
      name: (id: string, graph: ModuleGraph) =>
        isEverywhere(id, graph) || publicPages(id, graph) >= (ofSomePages.test(id) ? 10 : 3) ? 'site' : null,
      test: new RegExp(
        `(?:/src/(?!features/identity/(?!browser/(?:account-marker|visitor-state)|account/account\\.rules)|${accountPages})|node_modules/lucide-react/).*\\.(?:tsx?|m?js)$`,
      ),
      minShareCount: 2,
      priority: 1,
    },
    { name: 'account', test: new RegExp(`/src/(?:${accountPages}|${visitor})`), minShareCount: 2 },
    { name: 'firebase', test: /node_modules\/(?:@firebase|firebase|idb)\// },
  ],
};

/**
 * The office is rendered in the browser only: the server is built without its pages, so it neither loads nor keeps
 * them. What stands before them (dashboard-layout.tsx) is all that it renders.
 */
const officeInTheBrowser: Plugin = {
  name: 'office-in-the-browser',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    const page = /\/src\/(?:dashboard|features\/[^/]+\/dashboard)\/.*(?:-page|office)\.tsx$/;
    // A page that says itself what the server renders of it has no office around it.
    return page.test(id) && !code.includes('export function HydrateFallback')
      ? 'export default function Page() { return null; }'
      : undefined;
  },
};

const copied =
  /\/src\/(?:messages\/(?!runtime\.js)|.*-names\.rules\.ts$)|\/lucide-react\/dist\/esm\/(?:lucide-react|icons\/[\w-]+)\.mjs$/;

/**
 * The office has words and icons of its own, copies of the public's and of the lists of names included: otherwise each
 * that both use would count as shared and be loaded by every public page, and so would each icon, since all come from
 * one file that both import.
 */
const officeCopies: Plugin = {
  name: 'office-copies',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (
      importer === undefined ||
      !ofOffice.test(importer) ||
      !/messages|^lucide-react$|^\.\.?\//.test(source)
    ) {
      return null;
    }
    const found = await this.resolve(source, importer.replace(/\?office$/, ''), { skipSelf: true });
    // There is one runtime: it knows the language of the document.
    return found && copied.test(found.id) ? { ...found, id: `${found.id}?office` } : null;
  },
};

const allWords = `${import.meta.dirname}/src/messages/messages.js`;
const someWords = 'some-words:';

/**
 * Every public module imports the words that it uses, and no others. Through the one file that has all of them, each word
 * would count as needed by every page.
 */
const ownText: Plugin = {
  name: 'own-words',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id.startsWith(someWords) ? id : undefined),
  load(id) {
    return id.startsWith(someWords)
      ? id
          .slice(id.indexOf('?') + 1)
          .split(',')
          .map(
            (name) => `export { ${name} } from '${allWords.replace('messages.js', `messages/${name}.js`)}';`,
          )
          .join('\n')
      : undefined;
  },
  transform(code, id) {
    if (ofOffice.test(id) || !code.includes("import { m } from '#messages/messages.js';")) {
      return undefined;
    }
    const used = new Set([...code.matchAll(/\bm\.([a-z]\w*)/g)].map(([, name]) => name));
    const from = `${someWords}${id.replaceAll(/\W/g, '-')}?${[...used].sort().join(',')}`;
    return code.replace(
      "import { m } from '#messages/messages.js';",
      `import * as m from ${JSON.stringify(from)};`,
    );
  },
};

/** Paraglide makes new plural rules for each message, which takes longer than all the rest of the message. */
const keptPluralRules: Plugin = {
  name: 'kept-plural-rules',
  transform(code, id) {
    if (!id.endsWith('/src/messages/registry.js')) {
      return undefined;
    }
    const kept = code.replace(
      'new Intl.PluralRules(locale, options)',
      '(keptPluralRules[locale] ??= new Intl.PluralRules(locale))',
    );
    if (kept === code) {
      throw new Error('Paraglide no longer makes plural rules as it did: see keptPluralRules.');
    }
    return `const keptPluralRules = {};\n${kept}`;
  },
};

/**
 * Lucide names every drawing for style sheets, and each of its lines for React's lists: nobody here asks for either. Nor
 * for sizes and colours by attribute or context: a drawing is what `Icon` (src/ui/icons/icon.tsx) makes of it.
 */
const plainDrawings: Plugin = {
  name: 'plain-drawings',
  apply: 'build',
  transform(code, id) {
    if (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')) {
      return `import { createElement } from 'react';
        const lines = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' };
        export default ({ node }) => (props) =>
          createElement('svg', { viewBox: '0 0 24 24', width: 24, height: 24, ...lines, ...props },
            ...node.map(([tag, attributes]) => createElement(tag, attributes)));`;
    }
    return /\/lucide-react\/dist\/esm\/icons\//.test(id)
      ? code.replaceAll(
          /,\s+key: "\w+"|,\s+aliases: \[[^\]]*\]|^ {2}(?:name: ".*"|size: 24),$|^__iconData\.node;$/gm,
          '',
        )
      : undefined;
  },
};

/** What React Router writes to start a page, as `src/site/layout/late-scripts.ts` reads it. */
const startOfPages = [
  'import * as ',
  'window.__reactRouterRouteModules = {',
  'JSON.stringify(manifest.entry.module)});`',
];

/** A build whose pages would start in another way is none: their scripts would come before the text, and nobody see why. */
const knownStart: Plugin = {
  name: 'known-start',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  buildEnd(cause) {
    const writer = [...this.getModuleIds()].find((id) =>
      /\/react-router\/dist\/.*\/ssr\/components\.js$/.test(id),
    );
    const code = writer === undefined ? '' : (this.getModuleInfo(writer)?.code ?? '');
    if (cause === undefined && !startOfPages.every((part) => code.includes(part))) {
      this.error('React Router no longer starts a page as it did: see src/site/layout/late-scripts.ts.');
    }
  },
};

/** What isn't there is told by a build that fails, not by the page that asks for it. */
const wholeImports: Plugin = {
  name: 'whole-imports',
  apply: 'build',
  onLog(_, { code, message }) {
    if (code === 'IMPORT_IS_UNDEFINED') {
      throw new Error(message);
    }
  },
};

/** The list of routes names every file: no compression shortens a hash, and seven letters of it are enough. */
const scriptName = 'assets/[name]-[hash:7].js';
const output = { codeSplitting, entryFileNames: scriptName, chunkFileNames: scriptName };

/** Who starts the program for the first time is not asked to profile its build. */
const checks = { bundlerTimings: false };

export default defineConfig({
  plugins: [
    officeInTheBrowser,
    keptPluralRules,
    plainDrawings,
    officeCopies,
    ownText,
    shortMessages,
    knownStart,
    wholeImports,
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/messages',
      strategy: ['globalVariable', 'baseLocale'],
    }),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0, target: 'es2022', cssMinify: true },
  environments: {
    client: { build: { rolldownOptions: { output, checks } } },
    ssr: {
      build: { rolldownOptions: { input: './src/main.ts', checks }, target: 'node24' },
      // Node reads drizzle-orm's package.json of 180 kB anew for each of its files: a fifth of a start.
      resolve: { noExternal: ['drizzle-orm', 'lucide-react'] },
    },
  },
});
