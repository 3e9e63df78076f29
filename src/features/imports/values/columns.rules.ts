import { westernDigits } from '#platform/format/numbers.ts';
import { fieldHeads, partHeads, type TableKindName } from './columns.data.ts';
import { textIn } from './texts.rules.ts';

/** A head as it is compared: `Mobile No.` is `mobile no`, one in Bijoy is in Unicode. */
export function plainHead(head: string): string {
  return westernDigits((textIn(head).value ?? head).normalize('NFC'))
    .toLowerCase()
    .replace(/\((?:bdt|tk|taka|৳|টাকা)\.?\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const plainWords = (words: readonly string[]): string[] => words.map((word) => plainHead(word));

/** Fields to which several columns may lead: their texts are joined. */
const ofSeveral: ReadonlySet<string> = new Set(['name', 'customer', 'address', 'note']);

/** Which column a field is known by, best first: its place among the words of the field. */
function headFor(words: readonly string[], heads: readonly string[], taken: ReadonlySet<string>) {
  const free = heads.filter((head) => !taken.has(head));
  const plain = new Map(free.map((head) => [plainHead(head), head]));
  const word = plainWords(words).find((each) => plain.has(each));
  return word === undefined ? undefined : plain.get(word);
}

/**
 * Which field each column of a file is proposed for, by the words of its head and by what was said of such a head before.
 * A field has one column; names and addresses in several columns, and several notes, lead to the same field, in the order of the file.
 * @param remembered by the plain head (`plainHead`): the field, or null when nothing is read from it
 */
export function proposeColumns(
  kind: TableKindName,
  heads: readonly string[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
): ReadonlyMap<string, string | null> {
  const fields: Readonly<Record<string, readonly string[]>> = fieldHeads[kind];
  const proposed = new Map<string, string | null>();
  const taken = new Set<string>();
  const give = (head: string | undefined, field: string | null) => {
    if (head !== undefined) {
      proposed.set(head, field);
      taken.add(head);
    }
  };
  const isGiven = (field: string) => [...proposed.values()].includes(field);
  for (const head of heads) {
    const said = remembered.get(plainHead(head));
    if (said === null || (said !== undefined && said in fields && (ofSeveral.has(said) || !isGiven(said)))) {
      give(head, said);
    }
  }
  for (const [field, words] of Object.entries(fields)) {
    if (!isGiven(field)) {
      give(headFor(words, heads, taken), field);
    }
  }
  for (const [part, groups] of Object.entries(partHeads)) {
    const field = part in fields ? part : part === 'name' && 'customer' in fields ? 'customer' : undefined;
    if (field !== undefined && !isGiven(field)) {
      for (const words of groups) {
        give(headFor(words, heads, taken), field);
      }
    }
  }
  if ('note' in fields) {
    for (const head of heads.filter((each) => !taken.has(each))) {
      give(headFor(fields.note ?? [], [head], taken), 'note');
    }
  }
  // The second of two numbers: `Mobile` beside `Phone`, when nothing says that it is another.
  if ('phone2' in fields && !isGiven('phone2')) {
    give(headFor(fields.phone ?? [], heads, taken), 'phone2');
  }
  return new Map(heads.map((head) => [head, proposed.get(head) ?? null]));
}
