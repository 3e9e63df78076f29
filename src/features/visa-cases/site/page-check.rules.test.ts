import { expect, test } from 'vitest';
import { caseLimits } from '../visa-cases.rules.ts';
import { isPicture, problemOf } from './page-check.rules.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdf = bytesOf('%PDF-1.7\n');
const jpeg = bytesOf('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF');
const png = bytesOf('\u0089PNG\r\n\u001a\n');
const small = { bytes: 1_000, isDrawable: false };
const large = { bytes: caseLimits.bytes + 1, isDrawable: false };

test('a file of exactly the limit may be sent, and one byte more is said before it is sent', () => {
  expect(problemOf(pdf, { ...small, bytes: caseLimits.bytes })).toBeUndefined();
  expect(problemOf(pdf, large)).toBe('large');
});

test('a photo above the limit is no problem where the browser can make it smaller', () => {
  expect(problemOf(jpeg, { ...large, isDrawable: true })).toBeUndefined();
  expect(problemOf(jpeg, large)).toBe('large');
});

test('what is no JPEG, PNG or PDF by its first bytes is said before it is sent, whatever its name', () => {
  expect(problemOf(bytesOf('PK\u0003\u0004 a letter'), small)).toBe('type');
  expect(problemOf(new Uint8Array(), small)).toBe('type');
  expect(problemOf(bytesOf('\0\0\0\u0018ftypheic'), small)).toBe('heic');
  expect([jpeg, png, pdf].map((head) => problemOf(head, small))).toEqual([undefined, undefined, undefined]);
  expect([jpeg, png, pdf].map(isPicture)).toEqual([true, true, false]);
});
