import { z } from 'zod';
import { authorisedFetch } from '#features/identity/browser/visitor.ts';
import { visitorState } from '#features/identity/browser/visitor-state.ts';
import { sentForms } from '../form/half-typed.ts';
import { freshSignIn } from './fresh-sign-in.ts';

/** An error response of the API (RFC 9457). */
const problemShape = z.object({
  status: z.number(),
  code: z.string(),
  detail: z.string().default(''),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
  details: z.record(z.string(), z.unknown()).optional(),
});

/** An error response of the API, or no connection: then `status` is 0 and `code` is `network`. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly { path: string; message: string }[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(problem: z.infer<typeof problemShape>) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.fields;
    this.details = problem.details ?? {};
  }
}

export interface RequestOptions {
  readonly method?: string;
  /** Query parameters; undefined and empty values are left out. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The ETag of the version to replace. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface ApiResponse<Data> {
  readonly data: Data;
  /** The version of the response, for `ifMatch`. */
  readonly etag: string | null;
}

function addressOf(path: string, query: RequestOptions['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') {
      params.set(name, String(value));
    }
  }
  const written = params.toString();
  return `/api${path}${written === '' ? '' : `?${written}`}`;
}

/** Parses the problem in an error response. */
export async function problemIn(response: Response): Promise<ApiProblem> {
  const problem = problemShape.safeParse(await response.json().catch(() => null));
  return new ApiProblem(
    problem.success ? problem.data : { status: response.status, code: 'unknown', detail: '', fields: [] },
  );
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, ifMatch, signal } = options;
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined && !(body instanceof FormData)) {
    headers.set('content-type', 'application/json');
  }
  if (ifMatch !== undefined) {
    headers.set('if-match', ifMatch);
  }
  const sent = body === undefined ? undefined : body instanceof FormData ? body : JSON.stringify(body);
  try {
    return await authorisedFetch(addressOf(path, options.query), {
      method,
      headers,
      ...(sent === undefined ? {} : { body: sent }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) {
      throw cause;
    }
    throw new ApiProblem({ status: 0, code: 'network', detail: '', fields: [] });
  }
}

/**
 * Sends a request; one that needs a newer sign-in is repeated after it, for the same user only.
 * @throws ApiProblem for an error response
 */
export async function answerTo(path: string, options: RequestOptions): Promise<Response> {
  try {
    const answer = await answerAfterSignIn(path, options);
    if (isWrite(options)) {
      sentForms(true);
    }
    return answer;
  } catch (cause) {
    if (isWrite(options)) {
      sentForms(false);
    }
    throw cause;
  }
}

const isWrite = ({ method = 'GET' }: RequestOptions): boolean => method !== 'GET';

async function answerAfterSignIn(path: string, options: RequestOptions): Promise<Response> {
  const sender = visitorState().user?.uid;
  const first = await send(path, options);
  if (first.ok) {
    return first;
  }
  const problem = await problemIn(first);
  if (problem.code !== 'access.sign-in-again' || !(await freshSignIn.ask())) {
    throw problem;
  }
  if (visitorState().user?.uid !== sender) {
    // A colleague has signed in here meanwhile: nothing that somebody else asked for is done in their name.
    throw problem;
  }
  const second = await send(path, options);
  if (!second.ok) {
    throw await problemIn(second);
  }
  return second;
}

/** Downloads a file from the API. @throws ApiProblem for an error response */
export async function requestFile(path: string, query: NonNullable<RequestOptions['query']>): Promise<Blob> {
  return (await answerTo(path, { query })).blob();
}

/**
 * Sends a request to the API and parses the response: all requests of the office use this.
 * @throws ApiProblem for an error response, ZodError for a response of another shape
 */
export async function request<Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  options: RequestOptions = {},
): Promise<ApiResponse<z.output<Shape>>> {
  const response = await answerTo(path, options);
  const body: unknown = response.status === 204 ? undefined : await response.json();
  return { data: shape.parse(body), etag: response.headers.get('etag') };
}
