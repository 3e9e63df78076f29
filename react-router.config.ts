import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The whole list of routes is one immutable file, so that discovering a page asks the server nothing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
