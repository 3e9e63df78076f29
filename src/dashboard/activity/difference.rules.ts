import { fieldOf, isRecord } from '#platform/record.ts';

/** One difference, before it is put into words. */
export interface Difference {
  /** The field's path or name, such as `texts.en.title` or `role`. */
  readonly field: string;
  readonly from?: unknown;
  readonly to: unknown;
}

/** Fields for programs, or that the action says already: not shown. */
const forPrograms = new Set([
  'basedOn',
  'sha256',
  'by',
  'version',
  'sessions',
  'replaced',
  'revision',
  'purpose',
  'added',
  'sent',
  'happened',
  'noteId',
  'replyId',
  'from',
  'password',
  'photoUrl',
  'priceList',
  'failure',
  'ended',
  'line',
  'disabled',
  // Versions of the plan of a departure.
  'rooms',
  'coach',
  'payload',
  // An enquiry's name in the log.
  'reference',
]);

/** Parts of a record that are for programs. */
const partsForPrograms = new Set(['key', 'applicant']);

/** What stands in the pair of a whole difference. */
const pairFields = new Set(['from', 'to', 'before', 'after']);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether it is an id, or a list of ids: they say nothing to a reader. */
const isId = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isId)
    : typeof value === 'string' && uuid.test(value);

interface Pair {
  readonly from?: unknown;
  readonly to: unknown;
}

/** Pairs of values named `from` and `to` or `before` and `after`; without an after it was removed. */
function pairIn(value: Readonly<Record<string, unknown>>): Pair | undefined {
  if ('to' in value) {
    return { from: value.from, to: value.to };
  }
  return 'before' in value || 'after' in value ? { from: value.before, to: value.after ?? null } : undefined;
}

const keysOf = (value: unknown) => (isRecord(value) ? Object.keys(value) : []);

/** A pair of records: only the fields that differ. */
function partsOf(field: string, { from, to }: Pair): readonly Difference[] {
  if (isId(from) || isId(to)) {
    return [{ field, to: undefined }];
  }
  if (!isRecord(from) && !isRecord(to)) {
    return from === undefined && to === undefined
      ? []
      : [{ field, ...(from === undefined ? {} : { from }), to: to ?? null }];
  }
  return [...new Set([...keysOf(from), ...keysOf(to)])]
    .filter((key) => !partsForPrograms.has(key))
    .filter((key) => JSON.stringify(fieldOf(from, key)) !== JSON.stringify(fieldOf(to, key)))
    .flatMap((key) =>
      partsOf(field === '' ? key : `${field}.${key}`, { from: fieldOf(from, key), to: fieldOf(to, key) }),
    );
}

/** Parses the list of differences: paths, or records with a path and the earlier value. */
function ofList(field: string, list: readonly unknown[]): readonly Difference[] {
  if (field !== 'changed' && !list.some(isRecord)) {
    return list.length === 0 ? [] : [{ field, to: list }];
  }
  return list.flatMap((each): readonly Difference[] => {
    if (typeof each === 'string') {
      return [{ field: each, to: undefined }];
    }
    if (isRecord(each) && typeof each.path === 'string') {
      const pair = pairIn(each);
      return pair === undefined ? [{ field: each.path, to: undefined }] : partsOf(each.path, pair);
    }
    return partsOf(field, { to: each });
  });
}

/** An order’s sum as a pair with the one before it: `total` and `spent` are logged beside `before`. */
function withSumPair(difference: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { before, ...rest } = difference;
  const name = ['total', 'spent'].find((each) => typeof rest[each] === 'number');
  return typeof before === 'number' && name !== undefined
    ? { ...rest, [name]: { from: before, to: rest[name] } }
    : difference;
}

/** A report that was taken out: its months are a period, and no change; a day only has what is as of a day. */
function withPeriod(difference: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof difference.report !== 'string') {
    return difference;
  }
  const { report, from: firstMonth, to: lastMonth, on } = difference;
  return { report, firstMonth, lastMonth, ...(report === 'trial-balance' ? { on } : {}) };
}

/** What a visa case took over from its guide: these are papers, and no fields of the case. */
function withPapers(difference: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { added: papersAdded, changed: papersChanged, dropped: papersDropped, ...rest } = difference;
  return difference.happened === 'taken-over'
    ? { ...rest, papersAdded, papersChanged, papersDropped }
    : difference;
}

/** The differences in a log entry, whatever its action; `to` is missing where only the field is known. */
export function differencesOf(logged: unknown): readonly Difference[] {
  if (!isRecord(logged)) {
    return [];
  }
  const difference = withPapers(withPeriod(withSumPair(logged)));
  const whole = pairIn(difference);
  // The pair belongs to an event of an enquiry, or to a whole picture.
  const happened = typeof difference.happened === 'string' ? difference.happened : '';
  const fields = Object.entries(difference)
    .filter(([field]) => !forPrograms.has(field) && !(whole !== undefined && pairFields.has(field)))
    .filter(([, value]) => value !== undefined && value !== true && value !== false && !isId(value));
  return [
    ...(whole === undefined ? [] : partsOf(happened, whole)),
    ...fields.flatMap(([field, value]) => {
      if (Array.isArray(value)) {
        return ofList(field, value);
      }
      return isRecord(value) ? partsOf(field, pairIn(value) ?? { to: value }) : [{ field, to: value }];
    }),
  ];
}

/** A path in words: `texts.en.itinerary.2.title` is its language, `itinerary 3` and `title`. */
export function pathParts(path: string): {
  readonly language?: 'en' | 'bn';
  readonly words: readonly string[];
} {
  const steps = path.split(/[./]/).filter((step) => step !== '' && step !== 'facts' && step !== 'texts');
  const language = steps.find((step) => step === 'en' || step === 'bn');
  const words: string[] = [];
  for (const step of steps.filter((each) => each !== language)) {
    if (/^\d+$/.test(step)) {
      const last = words.pop();
      words.push(`${last ?? ''} ${Number(step) + 1}`.trim());
    } else {
      words.push(
        step
          .replace(/([a-z])([A-Z])/g, '$1 $2')
          .replace(/[-_]/g, ' ')
          .toLowerCase(),
      );
    }
  }
  return { ...(language === 'en' || language === 'bn' ? { language } : {}), words };
}
