/** Plain text whose paragraphs stand apart by an empty line. */
export function Paragraphs({ of: text }: { of: string }) {
  return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
