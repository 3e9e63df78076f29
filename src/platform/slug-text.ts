/** Longest slug of a document. */
const longest = 80;

/** Letters whose NFKD form isn't a plain letter with marks. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  '&': ' and ',
};

/** The slug suggested by an English title: `Cox’s Bazar: three nights` is `coxs-bazar-three-nights`. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[ßæøđıł&]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (plain.length <= longest) {
    return plain;
  }
  const cut = plain.slice(0, longest + 1);
  // A single word that is longer than the limit is cut anywhere.
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : longest);
}

/** A unique key for a new item: `tourist`, `tourist-2`. */
export function freeKey(wanted: string, taken: readonly string[]): string {
  const plain = slugOf(wanted).slice(0, 50) || 'item';
  for (let number = 2; taken.includes(plain); number += 1) {
    if (!taken.includes(`${plain}-${number}`)) {
      return `${plain}-${number}`;
    }
  }
  return plain;
}
