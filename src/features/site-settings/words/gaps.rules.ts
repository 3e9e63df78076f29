/** The letters to customers whose frame the agency can word. */
export const wordedLetters = ['confirmation', 'reply', 'order', 'account'] as const;
export type WordedLetter = (typeof wordedLetters)[number];

/** Kinds of enquiry that a template can be for. */
export const templateKinds = ['contact', 'visa', 'package', 'air-ticket'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** What the gaps of a template are filled with. */
export const templateGaps = ['name', 'reference', 'subject', 'agency', 'phone', 'hours', 'clerk'] as const;
export const letterParts = ['greeting', 'closing', 'signature'] as const;
export type LetterPart = (typeof letterParts)[number];

/** The gaps of each part of a letter. Those about an account carry no telephone number. */
export const gapsOf = (letter: WordedLetter, part: LetterPart): readonly string[] =>
  part === 'greeting'
    ? ['name']
    : part === 'closing' || letter === 'account'
      ? ['agency']
      : ['agency', 'phone'];

/** The first gap of a text that nothing fills, such as `{nmae}`; undefined when all are known. */
export function unknownGap(text: string, known: readonly string[]): string | undefined {
  const gaps = [...text.matchAll(/\{([^{}]*)\}/g)];
  return gaps.find(([, gap = '']) => !known.includes(gap))?.[0];
}
