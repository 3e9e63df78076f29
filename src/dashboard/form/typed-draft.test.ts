import { expect, test, vi } from 'vitest';
import {
  countValues,
  hasFile,
  isTyped,
  namesIn,
  removeDraft,
  storeDraft,
  storedDraft,
  takenUp,
} from './typed-draft.ts';

const row = (text = '') => ({ id: crypto.randomUUID(), text });
const begin = () => ({ name: '', day: '2026-11-29', sum: undefined, rows: [row()] });

const draftOf = (start: object, values: object) => ({
  at: 1,
  entry: 'e',
  start: { ...start },
  values: { ...values },
});

test('a form that only opened again isn’t typed into, though its rows have other ids', () => {
  expect(isTyped(begin(), begin())).toBe(false);
  expect(isTyped(begin(), { ...begin(), rows: [row(), row()] })).toBe(true);
  expect(isTyped(begin(), { ...begin(), sum: 500 })).toBe(true);
});

test('what was typed is taken up, and the rest is as the form begins now', () => {
  const draft = draftOf(begin(), { ...begin(), name: 'Keya', rows: [row('Visa'), row('Courier')] });
  const taken = takenUp({ ...begin(), day: '2026-11-30' }, draft);
  expect(taken).toMatchObject({ name: 'Keya', rows: [{ text: 'Visa' }, { text: 'Courier' }] });
  expect(Object.keys(taken)).toEqual(['name', 'rows']);
});

test('what somebody else has changed meanwhile isn’t overwritten', () => {
  const draft = draftOf({ name: 'Old', note: '' }, { name: 'Mine', note: 'Call' });
  expect(takenUp({ name: 'Theirs', note: '' }, draft)).toEqual({ note: 'Call' });
});

test('a draft of an older program is left out where it no longer fits', () => {
  const draft = draftOf({ name: '', rows: [{ text: '' }] }, { name: 5, rows: [{ words: 'x' }] });
  expect(takenUp({ name: '', rows: [{ text: '' }] }, draft)).toEqual({});
  const emptied = draftOf({ lines: [{ quantity: 1 }] }, { lines: [{ quantity: undefined }, {}] });
  expect(takenUp({ lines: [{ quantity: 1 }] }, emptied)).toMatchObject({ lines: [{}, {}] });
});

test('files are found wherever they are, and never kept', () => {
  const slip = new Blob(['x']);
  expect(hasFile({ rows: [{ slip }] })).toBe(true);
  expect(hasFile({ rows: [{ slip: undefined }] })).toBe(false);
  expect(isTyped({ slip: undefined }, { slip })).toBe(false);
});

test('a form is measured by all its values, those of its rows too', () => {
  expect(countValues({ reason: '' })).toBe(1);
  expect(
    countValues({
      travellers: [
        { given: '', surname: '' },
        { given: '', surname: '' },
      ],
    }),
  ).toBe(4);
});

test('a draft is of one person and one place, until it is removed', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  storeDraft(
    'amina',
    '/orders/new',
    'e',
    { name: '', slip: new Blob([]) },
    { name: 'Keya', slip: undefined },
  );
  expect(storedDraft('amina', '/orders/new')).toMatchObject({
    entry: 'e',
    start: { name: '' },
    values: { name: 'Keya' },
  });
  expect(storedDraft('rafiq', '/orders/new')).toBeUndefined();
  expect([...kept.keys()].every((key) => key.startsWith('kept:'))).toBe(true);
  removeDraft('amina', '/orders/new');
  expect(kept.size).toBe(0);
});

test('a dialog is about the things that it is handed', () => {
  const arrival = { id: 'a1', amount: 500, claim: { reference: 'SHO-1', lines: [{ id: 'l1' }] } };
  expect(namesIn({ arrival, onDone: () => {} })).toEqual(['a1', 'SHO-1', 'l1']);
  expect(namesIn({ mode: 'change', packageId: 'p1', sum: 5 })).toEqual(['change', 'p1']);
  expect(namesIn({})).toEqual([]);
});
