import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Where the office's code and words are. */
const ofOffice = /\/src\/(?:dashboard\/|features\/[^/]+\/dashboard\/|messages\/messages\/office_)/;

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry: boolean;
  } | null;
}

/** Whether a page of the public can come to need a module: something outside the office imports it. */
function isPublic(id: string, graph: ModuleGraph, seen = new Map<string, boolean>()): boolean {
  const known = seen.get(id);
  if (known !== undefined) {
    return known;
  }
  seen.set(id, false);
  const { importers = [], dynamicImporters = [], isEntry = false } = graph.getModuleInfo(id) ?? {};
  const isNeeded =
    !ofOffice.test(id) &&
    (isEntry || [...importers, ...dynamicImporters].some((importer) => isPublic(importer, graph, seen)));
  seen.set(id, isNeeded);
  return isNeeded;
}
// Pages of the account and what they say. Who never signs in loads nothing of it but the marker (account-marker.ts).
const accountPages =
  'features/identity/(?:site/|account/(?!account\\.rules))|messages/messages/(?:account|identity|sign_in|register|reset|link)_';
/** What runs in the browser of who signs in; of it, the provider's client comes later than the page. */
const visitor = 'features/identity/browser/(?:account-failure|provider-words|visitor|kept-|access-|own-role)';

// What three pages or more share is one file: dozens of small ones would each wait for a turn on the line.
const codeSplitting = {
  groups: [
    {
      name: 'react',
      // Vite's own loader of later files must not lie in one of those later files.
      // Nor may what joins class names lie in the office’s library.
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router|cookie|set-cookie-parser|clsx)\/|vite\/preload-helper/,
      priority: 2,
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
      name: (id: string, graph: ModuleGraph) => (isPublic(id, graph) ? 'site' : null),
      test: new RegExp(
        `(?:/src/(?!features/identity/(?!browser/account-marker|account/account\\.rules)|${accountPages})|node_modules/lucide-react/|vite/preload-helper).*\\.(?:tsx?|m?js)$`,
      ),
      minShareCount: 3,
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
  load(id) {
    const page = /\/src\/(?:dashboard|features\/[^/]+\/dashboard)\/.*(?:-page|office)\.tsx$/;
    return page.test(id) ? 'export default function Page() { return null; }' : undefined;
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

export default defineConfig({
  plugins: [
    officeInTheBrowser,
    keptPluralRules,
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/messages',
      strategy: ['globalVariable', 'baseLocale'],
    }),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0, target: 'es2022', cssMinify: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rollupOptions: { input: './src/main.ts' }, target: 'node24' } },
  },
});
