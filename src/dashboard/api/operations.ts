import type { Operations } from '#platform/http/routes.ts';
import { answerTo } from './request.ts';

type ReadAt = Extract<keyof Operations, `GET ${string}`>;
type WriteAt = Exclude<keyof Operations, ReadAt>;

interface Answer<At extends keyof Operations> {
  readonly data: Operations[At]['output'];
  /** The version of the answer, for `ifMatch`. */
  readonly etag: string | null;
}

/** The address with what stands in its path, and the rest of the input. */
function placed(at: string, input: object) {
  const [method = '', template = ''] = at.split(' ');
  const rest = new Map<string, unknown>(Object.entries(input));
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  return { method, path, rest: Object.fromEntries(rest) };
}

async function answerOf<At extends keyof Operations>(response: Response): Promise<Answer<At>> {
  // The server of this very program answers by the types of the operation; they aren't checked a second time here.
  const data: Operations[At]['output'] = response.status === 204 ? undefined : await response.json();
  return { data, etag: response.headers.get('etag') };
}

/** Reads from the API. @param input the ids of the path and the query's parameters. @throws ApiProblem */
export async function read<At extends ReadAt>(
  at: At,
  input: Operations[At]['input'],
  signal?: AbortSignal,
): Promise<Operations[At]['output']> {
  const { path, rest } = placed(at, input);
  return (await answerOf<At>(await answerTo(path, { query: rest, signal }))).data;
}

interface WriteOptions<At extends WriteAt> {
  readonly query?: Operations[At]['query'] & object;
  /** The version that is replaced. */
  readonly basedOn?: number;
  readonly signal?: AbortSignal;
}

/** Writes by the API. @param input the ids of the path and the fields of the body. @throws ApiProblem */
export async function write<At extends WriteAt>(
  at: At,
  input: Operations[At]['input'],
  { query, basedOn, signal }: WriteOptions<At> = {},
): Promise<Operations[At]['output']> {
  const { method, path, rest } = placed(at, input);
  const body = Object.keys(rest).length === 0 ? undefined : rest;
  const options = {
    method,
    body,
    signal,
    query: Object.fromEntries(Object.entries(query ?? {})),
    ...(basedOn === undefined ? {} : { ifMatch: `"${basedOn}"` }),
  };
  return (await answerOf<At>(await answerTo(path, options))).data;
}
