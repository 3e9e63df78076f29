/** Lines above which an answer is new; below them mail programs quote what is answered. */
const quoteStarts: readonly RegExp[] = [
  /^>/,
  /^On .{4,200}wrote:$/i,
  /^.{4,200}(?:লিখেছেন|লিখেছে)\s*:$/,
  /^-{2,}\s*(?:Original Message|Forwarded message)/i,
  /^_{10,}$/,
  /^From: .+@/i,
];

/** The part of a mail that was written for it, without what it quotes; the whole text when nothing stands above a quote. */
export function newPartOf(text: string): string {
  const lines = text.split('\n');
  // The line that introduces a quote is often broken in two.
  const place = lines.findIndex((line, index) =>
    quoteStarts.some(
      (start) => start.test(line.trim()) || start.test(`${line.trim()} ${(lines[index + 1] ?? '').trim()}`),
    ),
  );
  const above = lines
    .slice(0, place === -1 ? undefined : place)
    .join('\n')
    .trim();
  return above === '' ? text.trim() : above;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** The text of a mail that is HTML only. It is shown as plain text, so nothing here has to be safe. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<blockquote[\s\S]*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
