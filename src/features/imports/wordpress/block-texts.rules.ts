import { blockText } from '#features/posts/body/body.rules.ts';
import type { ReadBlock } from './blocks.contract.ts';

/** The words of a block that is read, without its marks. */
export const wordsOf = (block: ReadBlock): string =>
  block.type === 'picture' ? (block.caption ?? '') : blockText(block);

/** Blocks as plain text: a paragraph each, and a line for each item of a list. */
export const plainBlocks = (blocks: readonly ReadBlock[]): string =>
  blocks
    .map((block) =>
      block.type === 'bulletList' || block.type === 'orderedList'
        ? block.content
            .map((item) => item.content.map((each) => blockText(each)).join(' '))
            .map((text) => `• ${text}`)
            .join('\n')
        : wordsOf(block),
    )
    .filter((text) => text.trim() !== '')
    .join('\n\n')
    .trim()
    .normalize('NFC');
