import type { Poster } from './kit/poster.ts';

/** A picture of the demo content: what it shows in words, and how it is drawn. */
export interface Scene {
  /** Its name in documents and file names. */
  readonly name: string;
  /** One sentence that says what the picture shows. */
  readonly alt: { readonly en: string; readonly bn: string };
  readonly draw: () => Poster;
}
