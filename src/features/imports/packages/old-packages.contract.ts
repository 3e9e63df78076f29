import type { Language } from '#platform/language.ts';
import type { OldPicture } from '../posts/old-posts.contract.ts';

/** A trip of an old site as its plugin has it: texts are HTML, nothing is checked. */
export interface RawPackage {
  readonly oldId: string;
  readonly title: string;
  readonly slug: string;
  /** Its address there; empty where the file doesn't say. */
  readonly link: string;
  readonly isTrashed: boolean;
  readonly intro: string;
  readonly summary: string;
  readonly days: string;
  readonly nights: string;
  /** Per adult, in the words of the file. */
  readonly price: string;
  readonly smallest: string;
  readonly largest: string;
  readonly itinerary: readonly { readonly title: string; readonly text: string }[];
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  /** Files below the uploads, the cover first. */
  readonly pictures: readonly string[];
}

/** A trip of an old site as it becomes a draft here: plain JSON. */
export interface OldPackage {
  readonly row: number;
  readonly site: string;
  readonly oldId: string;
  readonly slug: string;
  readonly language: Language;
  /** The country abroad that its title names, else ours: ISO 3166-1 alpha-2. Somebody looks at it before it is published. */
  readonly country: string;
  readonly title: string;
  readonly summary: string;
  readonly intro: string;
  readonly days: number | null;
  readonly nights: number | null;
  /** Per adult, in poisha. */
  readonly price: number | null;
  readonly group: { readonly min: number; readonly max: number } | null;
  readonly itinerary: readonly { readonly title: string; readonly text: string }[];
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly pictures: readonly OldPicture[];
  readonly addresses: readonly string[];
}
