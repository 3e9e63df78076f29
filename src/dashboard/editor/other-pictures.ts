import type { RichText } from '../form/path.ts';
import { getAt, isPlain, listOf } from '../form/plain.ts';

const mediaOf = (block: unknown): unknown =>
  isPlain(block) && block.type === 'picture' ? getAt(block, 'attrs.media') : undefined;

const blocksOf = (body: unknown) => listOf(getAt(body, 'content'));

/** The pictures of the text in the other language that this one hasn't, and between which blocks they stand there. */
const missingIn = (body: unknown, other: unknown) => {
  const here = new Set(blocksOf(body).map(mediaOf));
  return blocksOf(other).flatMap((block, at) => {
    const media = mediaOf(block);
    return media === undefined || here.has(media) ? [] : [{ at, media }];
  });
};

/** How many pictures a text lacks that the one in the other language has. */
export const countMissingPictures = (body: unknown, other: unknown): number => missingIn(body, other).length;

/** The body with the pictures of the other language where they stand there; captions are words, and stay. */
export function withOtherPictures(body: unknown, other: unknown): RichText {
  const blocks = [...blocksOf(body)];
  for (const { at, media } of missingIn(body, other)) {
    blocks.splice(at, 0, { type: 'picture', attrs: { media } });
  }
  return { type: 'doc', content: blocks };
}
