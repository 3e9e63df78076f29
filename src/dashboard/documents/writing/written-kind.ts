import type { z } from 'zod';
import type { Check } from '#features/documents/checks/checks.rules.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.contract.ts';
import type { Language } from '#platform/language.ts';
import type { Draft } from '../../form/draft.ts';
import type { Plain } from '../../form/plain.ts';

/** How one kind of document is written; the form itself is a component. */
export interface WrittenKind {
  readonly kind: DocumentKind;
  /** Domestic or international, for a package. */
  readonly market?: 'domestic' | 'international';
  readonly facts: z.ZodType;
  readonly texts: z.ZodType;
  /** What a new document begins with. Words that every document has don't count as written. */
  readonly startFacts: () => Plain;
  readonly startTexts: (language: Language) => Plain;
  /** Lists whose empty rows stay, because rows of other lists stand beside them, and parts that may be empty. */
  readonly keeps: (path: string) => boolean;
  /** Takes out what hangs on something that is gone, such as the note of a departure. Rows stay where they are. */
  readonly tidy: (draft: Draft) => Draft;
  /** What is looked at before it is published: the list that the server asks, too. */
  readonly checks: readonly Check[];
  /** Ids of the pictures it shows. */
  readonly pictures: (draft: Draft) => readonly string[];
  /** Where it is read, up to its slug: `/packages/domestic/`. */
  readonly where: (draft: Draft) => string;
}
