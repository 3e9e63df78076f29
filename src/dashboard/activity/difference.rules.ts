/** One thing that changed, before it is put in words. */
export interface Difference {
  /** The field's path or name, such as `texts.en.title` or `role`. */
  readonly field: string;
  readonly from?: unknown;
  readonly to: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers for programs, which say nothing to a person. */
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
]);

function ofPair(field: string, value: Readonly<Record<string, unknown>>): Difference | undefined {
  const names = ['from', 'before'].find((name) => name in value);
  const later = ['to', 'after'].find((name) => name in value);
  return names === undefined && later === undefined
    ? undefined
    : {
        field,
        ...(names === undefined ? {} : { from: value[names] }),
        to: later === undefined ? null : value[later],
      };
}

/** Reads the list that comparing gives: paths, or records with a path and what stood there. */
function ofList(field: string, list: readonly unknown[]): readonly Difference[] {
  return list.flatMap((each) => {
    if (typeof each === 'string') {
      return [{ field: each, to: undefined }];
    }
    if (isRecord(each) && typeof each.path === 'string') {
      return [ofPair(each.path, each) ?? { field: each.path, to: undefined }];
    }
    return [{ field, to: each }];
  });
}

/** What an entry of the log says has changed, whatever its action; `to` is missing where only the field is known. */
export function differencesOf(difference: unknown): readonly Difference[] {
  if (!isRecord(difference)) {
    return [];
  }
  return Object.entries(difference)
    .filter(([field, value]) => !forPrograms.has(field) && value !== true && value !== false)
    .flatMap(([field, value]) => {
      if (Array.isArray(value)) {
        return ofList(field, value);
      }
      return isRecord(value) ? [ofPair(field, value) ?? { field, to: undefined }] : [{ field, to: value }];
    });
}

/** A path as words: `texts.en.itinerary.2.title` is its language, `itinerary 3` and `title`. */
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
