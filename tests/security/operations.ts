import { z } from 'zod';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Door } from '../access/door.ts';

const content = z.record(
  z.string(),
  z.looseObject({ example: z.unknown().optional(), schema: z.unknown().optional() }),
);
const parameter = z.looseObject({ name: z.string(), in: z.string() });
const operation = z.looseObject({
  'x-access': z.string().default(''),
  parameters: z.array(parameter).optional(),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
});
const described = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** One operation of the API as its description has it. */
export interface Operation {
  readonly method: string;
  /** As it is described, with `{name}` for what varies. */
  readonly path: string;
  /** `anyone`, `signed-in` or a permission. */
  readonly access: string;
  readonly queryNames: readonly string[];
  /** The body that the description gives as right; undefined where it takes none. */
  readonly example: unknown;
  /** JSON schemas of the responses, by status. */
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Every operation of the program's OpenAPI description, except streams, which don't end. */
export async function listOperations(door: Door): Promise<readonly Operation[]> {
  const { paths } = described.parse(await (await door.request('GET', '/api/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => !path.endsWith('/stream'))
      .map(([method, { parameters = [], requestBody, responses, 'x-access': access }]) => ({
        method: method.toUpperCase(),
        path: path === '/jwt' ? path : `/api${path.replace(/^\/api/, '')}`,
        access,
        queryNames: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
        example: requestBody?.content['application/json']?.example,
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, each]) => [
            status,
            each.content?.['application/json']?.schema,
          ]),
        ),
      })),
  );
}

/** The path of an operation with something in each place that varies. */
export const filled = ({ path }: Operation, value: string): string =>
  path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(value.toWellFormed()));

/** What no answer may tell of the inside: stacks, SQL, files of ours, names of libraries. */
export const inside =
  /\bat [\w.<>]+ \(|node_modules|\/src\/|\.ts:\d+|SQLSTATE|syntax error at|DrizzleQueryError|relation "|select "|pg_catalog/i;

/**
 * A hash of every row of every table of ours, by table. What only counts visitors is left out.
 * @param naming Only rows that have one of these ids.
 */
export async function databaseHash(
  database: OpenDatabase,
  naming: readonly string[] = [''],
): Promise<Readonly<Record<string, string>>> {
  const tables = await database.rows(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1",
  );
  const hashes: Record<string, string> = {};
  for (const row of tables) {
    const name = z.string().parse(row.table_name);
    if (name !== 'provider_attempts' && name !== 'user_sessions') {
      const [hash] = await database.rows(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS hash FROM "${name}" t
          WHERE EXISTS (SELECT FROM unnest($1::text[]) AS id WHERE strpos(t::text, id) > 0)`,
        [naming],
      );
      hashes[name] = z.string().parse(hash?.hash);
    }
  }
  return hashes;
}
