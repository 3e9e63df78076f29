import type { Context } from 'hono';
import type { Language } from '#platform/language.ts';
import { Failure } from '../command/failure.ts';
import { refusedLength } from './body-length.ts';
import { fewAtATime } from './few-at-a-time.ts';
import type { ApiVariables } from './gate.ts';
import type { JsonRoutes } from './json-routes.ts';
import { lengthProblem } from './problem.ts';
import { comesFromHere } from './same-origin.ts';

interface UploadRoute<Result extends string, Taken extends object> {
  /** With `:token`, the secret of the visitor's page. */
  readonly path: `${string}:token${string}`;
  readonly siteUrl: string;
  /** Bytes that the file may have. */
  readonly most: number;
  /** The code of the refusal when another site sent the form. */
  readonly elsewhere: string;
  /** The page with what became of a form, beginning with a slash. */
  page(language: Language, token: string, result: Result, request: Request): string;
  /** What the page says when it worked, when the file is too large, to a refusal by its code, and to any other. */
  readonly results: {
    readonly done: Result;
    readonly large: Result;
    readonly again: Result;
    readonly refused: Readonly<Record<string, Result>>;
  };
  take(request: Request, token: string, context: Context<{ Variables: ApiVariables }>): Promise<Taken>;
}

/**
 * A file from a visitor's page. A form gets back to its page, which says what became of it; a script gets 201 or the refusal.
 * Files on slow lines keep their places for minutes, so that one page leaves most places to others.
 */
export function uploadRoute<Result extends string, Taken extends object>(
  routes: JsonRoutes,
  { path, siteUrl, most, elsewhere, page, results, take }: UploadRoute<Result, Taken>,
): void {
  routes.use(
    path,
    fewAtATime({ concurrency: 16, queue: 32, perClient: 4 }, (context) => context.req.param('token')),
  );
  routes.post(path, async (context) => {
    const { raw } = context.req;
    const token = context.req.param('token') ?? '';
    if (!comesFromHere(raw.headers, siteUrl)) {
      throw new Failure('forbidden', elsewhere, 'This was sent from another site.');
    }
    const isForm = raw.headers.get('accept')?.includes('text/html') ?? false;
    const language = context.req.query('language') === 'bn' ? 'bn' : 'en';
    const back = (result: Result) =>
      context.redirect(`${siteUrl}${page(language, encodeURIComponent(token), result, raw)}`, 303);
    // The file and what a form puts around it.
    const trouble = refusedLength(raw.headers, most + 64 * 1024);
    if (trouble !== undefined) {
      return isForm ? back(results.large) : lengthProblem(trouble, most);
    }
    try {
      const taken = await take(raw, token, context);
      return isForm ? back(results.done) : context.json(taken, 201, { 'cache-control': 'no-store' });
    } catch (cause) {
      if (isForm && cause instanceof Failure && cause.kind !== 'not-found') {
        return back(results.refused[cause.code] ?? results.again);
      }
      throw cause;
    }
  });
}
