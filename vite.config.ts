import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

// Pages of the account and what they say. Who never signs in loads nothing of it but the marker (account-marker.ts).
const accountPages =
  'features/identity/(?:site/|account/(?!account\\.rules))|messages/messages/(?:account|identity|sign_in|register|reset|link)_';
/** What runs in the browser of who signs in; of it, the provider's client comes later than the page. */
const visitor = 'features/identity/browser/(?:account-failure|visitor|kept-|access-|own-role)';

// What three pages or more share is one file: dozens of small ones would each wait for a turn on the line.
const codeSplitting = {
  groups: [
    {
      name: 'react',
      // Vite's own loader of later files must not lie in one of those later files.
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router|cookie|set-cookie-parser)\/|vite\/preload-helper/,
      priority: 2,
    },
    {
      name: 'site',
      // Ours and its icons; what the office uses, and heavy packages, stay with who asks for them.
      test: new RegExp(
        `(?:/src/(?!dashboard/|features/[^/]+/dashboard/|features/identity/(?!browser/account-marker|account/account\\.rules)|${accountPages})|node_modules/lucide-react/|vite/preload-helper).*\\.(?:tsx?|m?js)$`,
      ),
      minShareCount: 3,
      priority: 1,
    },
    { name: 'account', test: new RegExp(`/src/(?:${accountPages}|${visitor})`), minShareCount: 2 },
    { name: 'firebase', test: /node_modules\/(?:@firebase|firebase|idb)\// },
  ],
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
