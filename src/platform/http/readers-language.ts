import { getLocale } from '#messages/runtime.js';
import type { Language } from '../language.ts';
import { inLanguage } from './messages-scope.ts';
import type { Address, Operation } from './operation.ts';

/** The language that a browser asks for first, of those that there are: `bn-BD,en;q=0.8` is Bangla. */
export const acceptedLanguage = (header: string | undefined): Language =>
  /^\s*bn\b/i.test(header ?? '') ? 'bn' : 'en';

/** An operation that answers in sentences: in the language that its reader’s browser asks for, unless it says another one. */
export function inReadersLanguage<At extends Address, Input, Output, Query>(
  operation: Operation<At, Input, Output, Query>,
): Operation<At, Input, Output, Query> {
  return {
    ...operation,
    handler: (deps) => {
      const answer = operation.handler(deps);
      return (context, next) =>
        inLanguage(acceptedLanguage(context.req.header('accept-language')), () => answer(context, next));
    },
  };
}

/** The language of the reader, within such an operation. @param said what the request names */
export const readersLanguage = (said: Language | undefined): Language => said ?? getLocale();
