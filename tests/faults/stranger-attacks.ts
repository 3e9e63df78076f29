// What strangers do in `npm run faults -- strangers`.

/** The mail service's, of this run. */
export const secret = 'a-secret-of-the-mail-service-of-this-run';

/** Requests on connections that don't read. */
export interface Attack {
  readonly what: string;
  readonly connections: number;
  /** What is written on each connection at once; {n} becomes another number each time. */
  readonly request: string;
  readonly times: number;
  /** How long the connections stay. */
  readonly ms: number;
}

/** A request as it is sent. */
export const written = (method: string, path: string, body = '', more = '') =>
  `${method.toUpperCase()} ${path} HTTP/1.1\r\nhost: agency.example\r\n${more}${
    method === 'get' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
  }\r\n${body}`;

/** Thousands of clients ask for fifty pages each: a large kept one, as it is and compressed, and pages that nobody asked before. */
export const many: readonly Attack[] = [
  { what: 'of a kept page', request: written('get', '/bn') },
  { what: 'of a kept page, compressed', request: written('get', '/bn', '', 'accept-encoding: br\r\n') },
  { what: 'of pages never asked before', request: written('get', '/search?q=beach+{n}') },
].map(({ what, request }) => ({
  what: `2,000 clients, 50 ahead each ${what}`,
  request,
  connections: 2_000,
  times: 50,
  ms: 12_000,
}));

/** The attacks that once fell, as they were. */
export const known: readonly Attack[] = [
  ...['/api/openapi.json', '/api/docs'].flatMap((path) => [
    { what: `150 ahead of ${path}`, connections: 1, request: written('get', path), times: 150, ms: 2_000 },
    {
      what: `7,000 ahead of ${path}`,
      connections: 1,
      request: written('get', path),
      times: 7_000,
      ms: 4_000,
    },
  ]),
  { what: 'unread /feed.xml', connections: 200, request: written('get', '/feed.xml'), times: 15, ms: 4_000 },
  ...['/sitemap.xml', '/api/departures?package=coxs-bazar', '/api/published?kind=visa&language=en'].map(
    (path) => ({
      what: `unread ${path}`,
      connections: 200,
      request: written('get', path),
      times: 6,
      ms: 4_000,
    }),
  ),
  ...[600_000, 5_000_000].map((length) => ({
    what: `a mail of ${length / 1_000} kB of tags that never end`,
    connections: 2,
    request: written(
      'post',
      '/api/mail/inbound',
      JSON.stringify({ FromFull: { Email: 'a@mail.example' }, HtmlBody: '<div '.repeat(length / 5) }),
      `authorization: Bearer ${secret}\r\n`,
    ),
    times: 1,
    ms: 4_000,
  })),
];
