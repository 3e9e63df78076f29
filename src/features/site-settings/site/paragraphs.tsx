/** Plain text with paragraphs separated by empty lines. */
export function Paragraphs({ of: text }: { of: string }) {
  return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
