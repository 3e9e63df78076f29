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

/** What is in these isn't read by people. */
const silent = ['style', 'script', 'head', 'title'];
/** A line ends here. */
const breaks = ['br', '/p', '/div', '/tr', '/li'];

/** More of a mail isn't read: what is kept of it is far shorter, and the rest mostly quoted. */
const longestHtml = 1_000_000;

/**
 * The text of a mail that is HTML only. It is shown as plain text, so nothing here has to be safe. Each sign is looked at
 * a few times at most, whatever it is: what isn't found once isn't searched again.
 */
export function textOfHtml(mail: string): string {
  const html = mail.slice(0, longestHtml);
  const lower = html.toLowerCase();
  const missing = new Set<string>();
  const find = (what: string, from: number) => {
    const at = missing.has(what) ? -1 : lower.indexOf(what, from);
    if (at === -1) {
      missing.add(what);
    }
    return at;
  };
  const pieces: string[] = [];
  let at = 0;
  while (at < html.length) {
    const opening = find('<', at);
    pieces.push(html.slice(at, opening === -1 ? undefined : opening).replace(/\s+/g, ' '));
    if (opening === -1) {
      break;
    }
    const [name = ''] = /^\/?[a-z0-9]*/.exec(lower.slice(opening + 1, opening + 20)) ?? [];
    if (name === 'blockquote') {
      break;
    }
    const inside = silent.includes(name) ? find(`</${name}`, opening) : opening;
    const end = find('>', Math.max(inside, opening));
    if (end === -1) {
      // No tag: something is smaller than something.
      pieces.push(html.slice(opening).replace(/\s+/g, ' '));
      break;
    }
    if (breaks.includes(name)) {
      pieces.push('\n');
    }
    at = end + 1;
  }
  return pieces
    .join('')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
