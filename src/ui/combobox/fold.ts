/** A text normalised for comparison: NFC, lower case, no Latin accents, punctuation as blanks. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether the text or one of its words begins with the typed text. Both are folded. */
export function beginsIn(text: string, typed: string): boolean {
  return text.startsWith(typed) || text.includes(` ${typed}`);
}

/** Whether one of the texts contains what was typed, however the letters of either are written. */
export function isIn(texts: readonly string[], typed: string): boolean {
  const wanted = fold(typed);
  return texts.some((text) => fold(text).includes(wanted));
}
