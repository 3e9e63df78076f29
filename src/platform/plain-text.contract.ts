import { z } from 'zod';

/** Control characters, characters that the database refuses, and those that change the reading direction. */
const unprintable = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

const tidy = (text: string) => text.toWellFormed().replace(unprintable, '').normalize('NFC');

const wanted = (min: number, max: number) =>
  z
    .string()
    .min(min, min === 1 ? 'Write something here.' : `At least ${min} characters.`)
    .max(max, `At most ${max} characters.`);

/** One line of user input: NFC, without control characters, blanks collapsed. */
export const plainLine = (max: number, min = 1) =>
  z
    .string()
    .max(max * 4, `At most ${max} characters.`)
    // What counts is the length after tidying, so that is what the API describes.
    .meta({ maxLength: max })
    .transform((text) => tidy(text).replace(/\s+/g, ' ').trim())
    .pipe(wanted(min, max));

/** What is searched for, tidied as the texts are in which it is found: ‘য়’ is one sign on a keyboard, and two in what is kept. */
export const searched = (max: number) => plainLine(max, 0);

/** Lines of user input, may be empty: NFC, without control characters, at most one empty line in a row. */
export const plainLines = (max: number, min = 0) =>
  z
    .string()
    .max(max * 4, `At most ${max} characters.`)
    // What counts is the length after tidying, so that is what the API describes.
    .meta({ maxLength: max })
    .transform((text) =>
      tidy(text)
        .replace(/\r\n?/g, '\n')
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(wanted(min, max));
