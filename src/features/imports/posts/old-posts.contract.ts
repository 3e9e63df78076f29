import type { Category, PostKind } from '#features/posts/posts.contract.ts';
import type { Language } from '#platform/language.ts';
import type { ReadBlock } from '../wordpress/blocks.contract.ts';

/** A picture of the old site that came along, with its text for who can't see it. */
export interface OldPicture {
  /** Below `wp-content/uploads`. */
  readonly file: string;
  /** Empty where the old site had none. */
  readonly alt: string;
}

/** A post or page of an old site as it is read: plain JSON, nothing is written yet. */
export interface OldPost {
  /** Its place among the posts and pages of the file, from 2 on. */
  readonly row: number;
  /** Of the old site, without protocol. */
  readonly site: string;
  readonly oldId: string;
  /** What it was there: what wasn't public doesn't become so. */
  readonly wanted: 'published' | 'draft';
  /** When WordPress would have published it, in ISO 8601; null: it is or was out, or is none of those. */
  readonly publishAt: string | null;
  readonly language: Language;
  /** Of no other item of the file. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly blocks: readonly ReadBlock[];
  /** Whether more was written than one of our posts holds. */
  readonly isCut: boolean;
  readonly kind: PostKind;
  readonly category: Category;
  readonly tags: readonly { readonly key: string; readonly name: string }[];
  readonly author: string;
  /** `YYYY-MM-DD`; null where it had no day. */
  readonly publishedOn: string | null;
  /** The file of its cover. */
  readonly cover: string | null;
  readonly pictures: readonly OldPicture[];
  /** Where it stood, as `oldAddress` writes it. */
  readonly addresses: readonly string[];
}

/** What is wrong with a row, by the head of its element in the file. */
export interface ReadFault {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly code: 'id-missing' | 'id-twice' | 'empty' | 'price' | 'title-missing';
}

/** A file as it is read, before anything is written. */
export interface Reading<Item> {
  readonly columns: readonly { readonly name: string; readonly field: string }[];
  /** The first rows, as long as `columns`. */
  readonly first: readonly (readonly string[])[];
  readonly items: readonly Item[];
  readonly faults: readonly ReadFault[];
  /** What was taken out of the texts, with the title of each: `Sajek in winter: <script>`. */
  readonly dropped: readonly string[];
  /** How many items aren't taken: what lay in the trash. */
  readonly skipped: number;
}

/** What became of an item. */
export interface Brought {
  readonly id: string;
  readonly outcome: 'added' | 'skipped';
  readonly published: boolean;
  /** Why it stays a draft: paths of fields, with the code of a check where it was one. */
  readonly missing: readonly { readonly path: string; readonly code: string }[];
}
