import { AsyncLocalStorage } from 'node:async_hooks';
import { overwriteGetLocale } from '#messages/runtime.js';
import type { Language } from '../language.ts';

const scope = new AsyncLocalStorage<Language>();

overwriteGetLocale(() => scope.getStore() ?? 'en');

/** Runs `work` with messages in the language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return scope.run(language, work);
}
