/** A piece of text: words, or a shortcode that begins or ends (wordpress.org, Shortcode API). */
export type TextPiece =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'begin'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly is: 'end'; readonly name: string };

/** Those of WordPress itself, and of plugins that agencies have. */
const known = new Set(
  (
    'caption wp_caption gallery audio video playlist embed contact-form-7 contact-form wpforms gravityform mailpoet_form ' +
    'woocommerce_cart products product add_to_cart trips wte_trip yatra_tour yatra_search rev_slider metaslider smartslider3 elementor-template'
  ).split(' '),
);

const code = /\[(\/?)([a-z][\w-]{0,60})((?:\s(?:[^[\]"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,4000})?)\/?\]/giu;

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([\w-]{1,60})\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)].map(
      ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''],
    ),
  );

/** The names of shortcodes that end somewhere: such brackets aren't words of the author. */
export const endedCodes = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/\[\/([a-z][\w-]{0,60})\]/giu)].map(([, name = '']) => name.toLowerCase()));

/** Splits text at its shortcodes. What nobody would take for one, as in "[sic]", stays: WordPress shows it, too. */
export function textPieces(text: string, ended: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const found of text.matchAll(code)) {
    const [whole, slash, written = '', rest = ''] = found;
    const name = written.toLowerCase();
    const isCode = known.has(name) || ended.has(name) || name.includes('_') || /=\s{0,3}["'\w]/.test(rest);
    if (!isCode) {
      continue;
    }
    pieces.push({ is: 'words', text: text.slice(at, found.index) });
    pieces.push(slash === '/' ? { is: 'end', name } : { is: 'begin', name, attributes: attributesOf(rest) });
    at = found.index + whole.length;
  }
  pieces.push({ is: 'words', text: text.slice(at) });
  return pieces.filter((piece) => piece.is !== 'words' || piece.text !== '');
}
