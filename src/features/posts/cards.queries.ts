import { and, eq, inArray, or } from 'drizzle-orm';
import { liveSlugs } from '#features/documents/documents.table.ts';
import { documentTag, namedTags } from '#features/documents/page-tags.rules.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import type { Card } from './body/body.contract.ts';

/** A card's document as it is published now. */
export interface FoundCard {
  readonly documentId: string;
  readonly slug: string;
}

/** Identifies a card by its document. */
export const cardKey = (card: Card): string =>
  'document' in card ? `${card.kind} ${card.document}` : `${card.kind} ${card.slug}`;

/** The published documents of cards, by `cardKey`. */
export async function findCards(
  db: ReadDatabase,
  cards: readonly Card[],
): Promise<ReadonlyMap<string, FoundCard>> {
  if (cards.length === 0) {
    return new Map();
  }
  const bySlug = cards.flatMap((card) => ('slug' in card ? [card] : []));
  const named = bySlug.map(({ kind, slug }) => and(eq(liveSlugs.kind, kind), eq(liveSlugs.slug, slug)));
  const known =
    named.length === 0
      ? []
      : await db
          .select({ kind: liveSlugs.kind, slug: liveSlugs.slug, id: liveSlugs.documentId })
          .from(liveSlugs)
          .where(or(...named));
  const idOf = (card: Card) =>
    'document' in card
      ? card.document
      : known.find(({ kind, slug }) => kind === card.kind && slug === card.slug)?.id;
  const ids = [...new Set(cards.flatMap((card) => idOf(card) ?? []))];
  const current =
    ids.length === 0
      ? []
      : await db
          .select({ kind: liveSlugs.kind, slug: liveSlugs.slug, id: liveSlugs.documentId })
          .from(liveSlugs)
          .where(and(inArray(liveSlugs.documentId, ids), eq(liveSlugs.current, true)));
  return new Map(
    cards.flatMap((card) => {
      const id = idOf(card);
      const found = current.find((row) => row.id === id && row.kind === card.kind);
      return found ? [[cardKey(card), { documentId: found.id, slug: found.slug }] as const] : [];
    }),
  );
}

/** The tags of pages with these cards: each known document, and its whole kind for an unknown slug, which any may take. */
export function cardTags(
  cards: readonly Card[],
  found: ReadonlyMap<string, FoundCard>,
  language: Language,
): string[] {
  return cards.flatMap((card) => {
    const id = 'document' in card ? card.document : found.get(cardKey(card))?.documentId;
    return id === undefined ? namedTags(card.kind, language) : documentTag(id, language);
  });
}
