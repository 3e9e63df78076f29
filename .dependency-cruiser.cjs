// Which way imports point. tests/architecture/imports.test.ts runs it and makes sure that it read the code.

/** The order of the features: each may use the ones before it. */
const order = [
  'media',
  'site-settings',
  'identity',
  'push',
  'agenda',
  'list-views',
  'documents',
  'team',
  'visas',
  'departures',
  'tour-packages',
  'posts',
  'air-tickets',
  'travellers',
  'customers',
  'enquiries',
  'ledger',
  'papers',
  'orders',
  'payments',
  'books',
  'till',
  'money',
  'reconciliation',
  'gateways',
  'suppliers',
  'reports',
  'bookings',
  'traveller-reviews',
  'visa-cases',
  'fares',
  'messages',
  'find',
  'colleagues',
  'imports',
  'personal-data',
  'samples',
  'start',
  'activity',
  'overview',
  'lookup',
  'everything',
];

const tests = '\\.test\\.tsx?$';
/** Nobody imports a page, so it closes no circle: it stands in the feature that its address names. */
const pages = '-page\\.tsx$';
/** Parts of a customer's page that gather what other features know of them. */
const ofCustomers = '^src/features/customers/dashboard/customer-(?:notes|labels)\\.tsx?$';
/** Pages of the shell that stand above the features: they gather from all of them. */
const gathering =
  '^src/site/(?:home|sitemap|share-image|search/(?:search[-.](?:page|queries|packages)|answer)|page-queries)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Also not for a type alone: it stands where both can take it.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-at-run-time',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:'] },
    },
    {
      name: 'only-declared-packages',
      severity: 'error',
      from: {},
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined'],
        pathNot: ['/\\+types/', '^virtual:'],
      },
    },
    {
      name: 'no-tool-in-the-program',
      comment: 'What only developers install is not there in production.',
      severity: 'error',
      from: { path: '^(?:src|content)/', pathNot: [tests, '^src/platform/testing/', '^src/routes\\.ts$'] },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
    {
      name: 'pages-are-imported-by-nobody',
      comment: 'src/routes.ts names them.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: `^src/.*${pages}` },
    },
    {
      name: 'platform-knows-no-travel',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^(?:src/(?!platform/|messages/)|content/)' },
    },
    {
      name: 'ui-knows-no-travel',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^(?:src/(?!ui/|platform/|messages/)|content/)' },
    },
    ...order.map((feature, place) => ({
      name: `features-in-order-${feature}`,
      comment: `The order is ${order.join(', ')}.`,
      severity: 'error',
      from: { path: `^src/features/${feature}/`, pathNot: [tests, pages, ofCustomers] },
      to: { path: `^src/features/(?!(?:${order.slice(0, place + 1).join('|')})/)` },
    })),
    {
      name: 'a-feature-has-its-place',
      severity: 'error',
      from: { path: `^src/features/(?!(?:${order.join('|')})/)` },
      to: {},
    },
    {
      name: 'features-below-the-site',
      comment: 'Only the pages of a feature know the shell; its rules, queries and commands do not.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/(?!site/|dashboard/)', pathNot: '\\.tsx$' },
      to: { path: '^src/(?:site|dashboard)/' },
    },
    {
      name: 'features-below-their-pages',
      severity: 'error',
      from: { path: '^src/features/[^/]+/(?!site/|dashboard/)', pathNot: [tests, '\\.tsx$'] },
      to: { path: '^src/features/[^/]+/(?:site|dashboard)/' },
    },
    {
      name: 'pages-below-what-gathers-them',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: gathering },
    },
    {
      name: 'shell-below-pages',
      severity: 'error',
      from: { path: '^src/site/', pathNot: [gathering, tests] },
      to: { path: '^src/features/[^/]+/(?:site|dashboard)/' },
    },
    {
      name: 'site-without-dashboard',
      severity: 'error',
      from: { path: '^src/(?:site|features/[^/]+/site)/' },
      to: { path: '^src/(?:dashboard|features/[^/]+/dashboard)/' },
    },
    {
      name: 'dashboard-without-site',
      comment:
        'Only the sheet of a paper and the rule of colours are one for both: the office shows what the customer sees.',
      severity: 'error',
      from: { path: '^src/(?:dashboard|features/[^/]+/dashboard)/' },
      to: {
        path: '^src/(?:site|features/[^/]+/site)/',
        pathNot: '^src/(?:features/papers/site/paper-sheet\\.tsx|site/look/look\\.rules\\.ts)$',
      },
    },
    {
      name: 'dashboard-asks-the-api',
      comment: 'The office runs in the browser against /api.',
      severity: 'error',
      from: { path: '^src/(?:dashboard|features/[^/]+/dashboard)/', pathNot: tests },
      to: { path: '\\.(?:commands|writes|queries|table)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-above-the-program',
      comment: 'src/*.ts puts the parts together; no part knows it, but a test may.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: tests },
      to: { path: '^src/[^/]+\\.tsx?$' },
    },
    {
      name: 'demo-content-is-loaded-once',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/program\\.ts$' },
      to: { path: '^content/' },
    },
    {
      name: 'components-read-nothing',
      comment: 'Queries and tables belong to loaders, which stand in pages, layouts and *.server.ts.',
      severity: 'error',
      from: {
        path: '^src/(?:site|ui|features/[^/]+/site)/.*\\.tsx$',
        pathNot: '(?:-page|-layout)\\.tsx$',
      },
      to: { path: '\\.(?:commands|writes|queries|table)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-never-write',
      severity: 'error',
      from: { path: '\\.tsx$' },
      to: { path: '\\.(?:commands|writes|table)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'queries-never-write',
      severity: 'error',
      from: { path: '\\.queries\\.ts$' },
      to: { path: '\\.(?:commands|writes)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-are-pure',
      comment: 'Contracts and rules run anywhere.',
      severity: 'error',
      from: { path: '\\.(?:contract|rules|policy)\\.ts$' },
      to: {
        path: '\\.(?:commands|writes|queries|table|api|gateway|jobs|emails)\\.ts$|^src/platform/(?:database|jobs|storage|log)',
      },
    },
    {
      name: 'tools-of-tests-stay-in-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '\\.factory\\.ts$', '^src/platform/testing/'] },
      to: { path: '^src/platform/testing/|\\.factory\\.ts$' },
    },
  ],
  options: {
    exclude: { path: '^src/messages/(?!messages\\.js|runtime\\.js)' },
    doNotFollow: { path: ['node_modules', '^src/messages/'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
