// Says what differs between two descriptions of the API (openapi.json), for those that are kept the same while code changes:
//   node scripts/run.mjs scripts/compare-openapi.ts before.json after.json
// The order of fields doesn't matter, nor how a parameter in a path is called. Ends with 1 when something differs.
import { readFileSync } from 'node:fs';
import { isRecord } from '#platform/record.ts';

/** Parameters of paths by their place, since their names are no part of a request. */
const withPlaces = (path: string) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { names, path: path.replaceAll(/\{\w+\}/g, () => '{}') };
};

function* differences(before: unknown, after: unknown, at: string): Generator<string> {
  if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      yield* differences(before[key], after[key], `${at} ${key}`);
    }
  } else if (Array.isArray(before) && Array.isArray(after)) {
    for (let place = 0; place < Math.max(before.length, after.length); place += 1) {
      yield* differences(before[place], after[place], `${at} ${place}`);
    }
  } else if (before !== after) {
    yield `${at}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`;
  }
}

/** A description with its operations by method and path, their parameters in order of name. */
function readDescription(file: string): unknown {
  const whole: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(whole) || !isRecord(whole.paths)) {
    throw new Error(`${file} is no description of an API.`);
  }
  const paths = Object.entries(whole.paths).map(([written, methods]) => {
    const { names, path } = withPlaces(written);
    const inPlace = JSON.stringify(methods, (_, value: unknown) =>
      isRecord(value) && value.in === 'path'
        ? { ...value, name: names.indexOf(String(value.name)) }
        : isRecord(value) && Array.isArray(value.parameters)
          ? {
              ...value,
              parameters: value.parameters.toSorted((one, other) =>
                JSON.stringify([one.in, names.indexOf(one.name), one.name]) <
                JSON.stringify([other.in, names.indexOf(other.name), other.name])
                  ? -1
                  : 1,
              ),
            }
          : value,
    );
    return [path, JSON.parse(inPlace)];
  });
  return { ...whole, paths: Object.fromEntries(paths) };
}

const [before = '', after = ''] = process.argv.slice(2);
const found = [...differences(readDescription(before), readDescription(after), '')];
for (const line of found) {
  console.log(line.trim());
}
console.log(found.length === 0 ? 'They say the same.' : `${found.length} differences.`);
process.exitCode = found.length === 0 ? 0 : 1;
