import type { z } from 'zod';
import type { Check } from '#features/documents/checks/checks.rules.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import type { Language } from '#platform/language.ts';
import type { Draft } from '../../form/draft.ts';
import type { AnyPath, Started } from '../../form/path.ts';
import type { Plain } from '../../form/plain.ts';

/** How one kind of document is edited; the form itself is a component. */
export interface WrittenKind<Facts = unknown, Texts = unknown> {
  readonly kind: DocumentKind;
  /** Domestic or international, for a package. */
  readonly market?: 'domestic' | 'international';
  readonly facts: z.ZodType<Facts>;
  readonly texts: z.ZodType<Texts>;
  /** The default content of a new document. */
  readonly startFacts: () => Plain & Started<Facts>;
  /** The default texts. They don't count as written. */
  readonly startTexts: (language: Language) => Plain & Started<Texts>;
  /** The texts that the form fills in by the facts, such as the name of a country. They don't count as written either. */
  readonly givenTexts?: (language: Language, facts: Plain) => Plain & Started<Texts>;
  /**
   * Lists that keep their empty rows, because rows of other lists belong to them, and parts that may be empty. The row 0
   * stands for every row.
   */
  readonly keeps: readonly Pick<AnyPath, 'places'>[];
  /** Removes what belongs to a removed item, such as the texts of a kind of visa. Rows stay in place. */
  readonly tidy: (draft: Draft) => Draft;
  /** The checks before publishing: the list that the server uses, too. */
  readonly checks: readonly Check[];
  /** Its public path, up to the slug: `/packages/domestic/`. */
  readonly where: (draft: Draft) => string;
}
