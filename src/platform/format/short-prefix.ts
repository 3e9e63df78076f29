const wordJoiner = '\u2060';

/**
 * Text whose lines don't break after a prefix of one Bangla letter, as in "ই-ভিসা": an invisible word joiner follows
 * its hyphen. Not the hyphen that never breaks, which our fonts don't have.
 */
export const joinShortPrefixes = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}])(\p{Script=Bengali}-)(?=\p{L})/gu, `$1${wordJoiner}`);
