/** How a customer is called and reached. */
export interface Contact {
  readonly name: string;
  /** E.164. */
  readonly phone: string | null;
  /** What was typed beside it. */
  readonly otherPhones: readonly string[];
  /** Lower case. */
  readonly email: string | null;
}

const corrected = ['name', 'phone', 'email'] as const;

/** What a correction changes, field by field, for the log. */
export function changesOf(before: Contact, after: Contact) {
  return Object.fromEntries(
    corrected
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
}

/** The text for the office's search: what was corrected stands where the wrong one stood, or at the end. @param search in lower case */
export function searchAfter(search: string, before: Contact, after: Contact): string {
  const words = corrected.reduce((text, field) => {
    const gone = (before[field] ?? '').toLowerCase();
    const come = (after[field] ?? '').toLowerCase();
    if (gone === come) {
      return text;
    }
    return gone !== '' && text.includes(` ${gone} `)
      ? text.replace(` ${gone} `, ` ${come} `)
      : `${text}${come} `;
  }, ` ${search} `);
  return words.replace(/\s+/g, ' ').trim().slice(0, 4_000);
}
