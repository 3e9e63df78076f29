import type { Question } from '#features/documents/content/content.contract.ts';

/** Questions with their answers, in order. */
export const questions = (answers: Readonly<Record<string, string>>): Question[] =>
  Object.entries(answers).map(([question, answer]) => ({ question, answer }));
