import { z } from 'zod';
import { authorisedFetch } from '#features/identity/browser/visitor.ts';

/** An error of the API as RFC 9457 has it. */
const problemShape = z.object({
  status: z.number(),
  code: z.string(),
  detail: z.string().default(''),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
  details: z.record(z.string(), z.unknown()).optional(),
});

/** What the API refused, or that it couldn't be reached: then `status` is 0 and `code` is `network`. */
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

export interface Question {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Written behind the path; what is undefined or empty is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** The ETag that the answer to be replaced had. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface Answer<Data> {
  readonly data: Data;
  /** The version that was answered with, for `ifMatch`. */
  readonly etag: string | null;
}

function addressOf(path: string, query: Question['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') {
      params.set(name, String(value));
    }
  }
  const written = params.toString();
  return `/api${path}${written === '' ? '' : `?${written}`}`;
}

/** What an answer that isn't a success says. */
export async function problemIn(response: Response): Promise<ApiProblem> {
  const said = problemShape.safeParse(await response.json().catch(() => null));
  return new ApiProblem(
    said.success ? said.data : { status: response.status, code: 'unknown', detail: '', fields: [] },
  );
}

async function send(path: string, question: Question): Promise<Response> {
  const { method = 'GET', body, ifMatch, signal } = question;
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined && !(body instanceof FormData)) {
    headers.set('content-type', 'application/json');
  }
  if (ifMatch !== undefined) {
    headers.set('if-match', ifMatch);
  }
  const sent = body === undefined ? undefined : body instanceof FormData ? body : JSON.stringify(body);
  try {
    return await authorisedFetch(addressOf(path, question.query), {
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

/** Asks the API for a file. @throws ApiProblem for what is refused */
export async function askFile(path: string, query: NonNullable<Question['query']>): Promise<Blob> {
  const response = await send(path, { query });
  if (!response.ok) {
    throw await problemIn(response);
  }
  return response.blob();
}

/**
 * Asks the API and parses what it answers: the one door of the office to the server.
 * @throws ApiProblem for what is refused; what doesn't have the shape is a fault.
 */
export async function ask<Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  question: Question = {},
): Promise<Answer<z.output<Shape>>> {
  const response = await send(path, question);
  if (!response.ok) {
    throw await problemIn(response);
  }
  const body: unknown = response.status === 204 ? undefined : await response.json();
  return { data: shape.parse(body), etag: response.headers.get('etag') };
}
