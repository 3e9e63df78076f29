import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { isSum } from '#platform/money/money.contract.ts';
import { isPlain } from '../../form/plain.ts';
import { schemaAt } from '../../form/schema-at.ts';
import type { WrittenKind } from './written-kind.ts';

/** Whether a path leads to a sum in poisha, by the kind's schema. */
const isMoney = (kind: WrittenKind, path: string): boolean =>
  path.startsWith('facts.') && isSum(schemaAt(kind.facts, path.slice('facts.'.length)));

/** The text of structured content, such as the body of a post. */
function gather(value: unknown, found: string[]): void {
  if (typeof value === 'string') {
    found.push(value);
  } else if (Array.isArray(value)) {
    for (const each of value) {
      gather(each, found);
    }
  } else if (isPlain(value)) {
    if (typeof value.text === 'string' && value.type === 'text') {
      found.push(value.text);
      return;
    }
    for (const [name, each] of Object.entries(value)) {
      if (name !== 'type' && name !== 'key') {
        gather(each, found);
      }
    }
  } else if (value !== null && value !== undefined) {
    found.push(String(value));
  }
}

/** A value of a document as readable text. */
export function valueLabel(kind: WrittenKind, path: string, value: unknown, language: Language): string {
  if (value === undefined || value === null || value === '') {
    return m.writing_conflict_nothing();
  }
  if (typeof value === 'number') {
    return isMoney(kind, path) ? taka(value, language) : count(value, language);
  }
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) {
    return fullDate(value, language);
  }
  const found: string[] = [];
  gather(value, found);
  const all = found.join(', ');
  return all.length > 600 ? `${all.slice(0, 600)}…` : all || m.writing_conflict_nothing();
}
