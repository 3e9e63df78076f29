/** The text a visitor without JavaScript reads in the main part of a page. */
export function mainText(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

export const tagText = (html: string, tag: string) =>
  (new RegExp(`<${tag}[\\s>][^]*?</${tag}>`).exec(html)?.[0] ?? '').replace(/<[^>]*>/g, '').trim();

/** The value of an attribute of the first element that has the other one: `<meta name="description" content>`. */
export const attribute = (html: string, having: string, name: string) =>
  new RegExp(`<[a-z]+ [^>]*${having}[^>]*?\\b${name}="([^"]*)"`).exec(html)?.[1];
