import type { Block, Inline } from '#features/posts/body/body.contract.ts';

/** A picture by its file below `wp-content/uploads`, while it isn't in the library. */
export interface FilePicture {
  readonly type: 'picture';
  readonly file: string;
  readonly caption?: string;
}

/** A block of a post as it is read: pictures are files yet, and links lead to the old site. */
export type ReadBlock = Exclude<Block, { type: 'picture' | 'documentCard' }> | FilePicture;

export type Paragraph = Extract<Block, { type: 'paragraph' }>;
export type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number];

/** The limits of a body (`posts/body/body.contract.ts`), which what is read keeps. */
export const most = {
  characters: 20_000,
  pieces: 500,
  items: 200,
  rows: 200,
  cells: 20,
  paragraphs: 50,
  caption: 300,
  blocks: 500,
} as const;
