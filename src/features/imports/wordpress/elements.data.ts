// What becomes of the elements of HTML in a post.

/** Elements that go with all that is in them. */
export const gone = new Set(
  'script style form input button select textarea option iframe object embed applet frame frameset svg math canvas template dialog noscript head title link meta base map area video audio source track portal'.split(
    ' ',
  ),
);
/** Those among them that nobody misses. */
export const unnoticed = new Set(
  'noscript head title link meta base source track map area option'.split(' '),
);

/** Those that a paragraph ends at. */
export const blockElements = new Set(
  'p div section article aside main header footer nav address figure details summary dl dt dd center fieldset legend hgroup search body html tbody thead tfoot'.split(
    ' ',
  ),
);

/** Those whose words are bold or italic. */
export const bolds = new Set(['strong', 'b', 'dt', 'summary']);
export const italics = new Set(['em', 'i', 'cite', 'dfn', 'var']);
/** Those that stand around paragraphs. */
export const frames: Readonly<Record<string, 'ordered' | 'bullets' | 'quote' | 'table'>> = {
  ol: 'ordered',
  ul: 'bullets',
  menu: 'bullets',
  blockquote: 'quote',
  table: 'table',
};

/** What a dynamic block of Gutenberg shows isn't in the markup; these show nothing. */
export const emptyBlocks = /^(?:spacer|separator|more|nextpage|page-break)$/;
