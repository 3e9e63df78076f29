import { describe, expect, it } from 'vitest';
import type { VisaBoardRow } from '#features/visas/site/flags.server.ts';
import type { Block, Body } from '../body/body.contract.ts';
import { type BodyFinds, bodyParts, bodyRefers, contentsOf } from './body-parts.ts';

const heading = (level: 2 | 3, text: string): Block => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});
const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});
const visaCard = (slug: string): Block => ({ type: 'documentCard', attrs: { kind: 'visa', slug } });
const visa = (slug: string): VisaBoardRow => ({
  slug,
  title: slug,
  language: 'en',
  flag: undefined,
  forms: ['e-visa'],
  feeFrom: 0,
  severalFees: false,
  daysMin: 1,
  daysMax: 2,
});
const nothing: BodyFinds = {
  pictures: new Map(),
  visas: [],
  packages: [],
  slugOf: (card) => ('slug' in card ? card.slug : undefined),
};
const doc = (...content: Block[]): Body => ({ type: 'doc', content });

describe('the body of a post', () => {
  it('gives every heading an address of its own, also when two say the same', () => {
    const parts = bodyParts(doc(heading(2, 'Cost'), heading(3, 'Cost'), heading(2, 'Cost')), nothing);
    expect(parts.map((part) => (part.type === 'heading' ? part.id : ''))).toEqual([
      'part-1',
      'part-2',
      'part-3',
    ]);
  });

  it('lists only the main headings as its contents', () => {
    const parts = bodyParts(doc(heading(2, 'Cost'), heading(3, 'By boat'), heading(2, 'Season')), nothing);
    expect(contentsOf(parts)).toEqual([
      { id: 'part-1', text: 'Cost' },
      { id: 'part-3', text: 'Season' },
    ]);
  });

  it('calls a table after the heading it stands under', () => {
    const table: Block = {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('5')] }] }],
    };
    expect(bodyParts(doc(table, heading(2, 'Fees'), table), nothing)).toMatchObject([
      { type: 'table', caption: undefined },
      { type: 'heading' },
      { type: 'table', caption: 'Fees' },
    ]);
  });

  it('puts cards that follow each other together, and leaves out what is not published', () => {
    const body = doc(
      visaCard('japan'),
      visaCard('atlantis'),
      visaCard('nepal'),
      paragraph('And:'),
      visaCard('x'),
    );
    const parts = bodyParts(body, { ...nothing, visas: [visa('nepal'), visa('japan')] });
    expect(parts).toEqual([{ type: 'visas', visas: [visa('japan'), visa('nepal')] }, paragraph('And:')]);
  });

  it('leaves out a picture that is gone', () => {
    const picture: Block = { type: 'picture', attrs: { media: crypto.randomUUID() } };
    expect(bodyParts(doc(picture, paragraph('Text')), nothing)).toEqual([paragraph('Text')]);
  });

  it('says what it refers to', () => {
    const card: Block = { type: 'documentCard', attrs: { kind: 'tour-package', slug: 'bali' } };
    const media = crypto.randomUUID();
    expect(bodyRefers(doc(card, visaCard('japan'), { type: 'picture', attrs: { media } }))).toEqual({
      cards: [
        { kind: 'tour-package', slug: 'bali' },
        { kind: 'visa', slug: 'japan' },
      ],
      pictures: [media],
    });
  });
});
