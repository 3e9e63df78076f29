import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

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
    ssr: { build: { rollupOptions: { input: './src/main.ts' }, target: 'node24' } },
  },
});
