/** A text as it is compared: NFC, lower case, Latin accents gone, marks between words as blanks. */
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

/** Whether a word of the text, or the text itself, begins with what is typed. Both folded. */
export function beginsIn(text: string, typed: string): boolean {
  return text.startsWith(typed) || text.includes(` ${typed}`);
}
