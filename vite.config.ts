import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// What three pages or more share is one file: dozens of small ones would each wait for a turn on the line.
const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router|cookie|set-cookie-parser)\//,
      priority: 2,
    },
    {
      name: 'site',
      // Ours and its icons; what the office uses, and heavy packages, stay with who asks for them.
      test: /(?:\/src\/(?!dashboard\/|features\/[^/]+\/dashboard\/)|node_modules\/lucide-react\/).*\.(?:tsx?|m?js)$/,
      minShareCount: 3,
      priority: 1,
    },
  ],
};

export default defineConfig({
  plugins: [
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
