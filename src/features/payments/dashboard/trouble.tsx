import { troubleWords } from './payment-words.ts';

/** What is wrong with a refund. */
export function Trouble({ of }: { readonly of: string }) {
  const { words, language } = troubleWords(of);
  return <span lang={language}>{words}</span>;
}
