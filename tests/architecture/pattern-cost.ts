import { type Part, parsePattern } from './pattern-syntax.ts';

/** A repetition of more turns counts as one without end: its square is seconds. */
const fewTurns = 300;

interface State {
  /** Places in `states` that may take the next sign. */
  readonly next: Set<number>;
  readonly takes: (letter: number) => boolean;
  /** Whether the pattern has matched here, whatever follows. */
  isEnd: boolean;
}

/** Where a part can be left from: a state, and whether something in between may refuse. */
type Exits = Map<number, boolean>;

/** One of each kind of sign that the pattern tells apart. */
function lettersOf(pattern: string, flags: string, sources: readonly string[]): string[] {
  const samples = new Set([
    ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
    '\u00a0',
    'é',
    'ক',
    '২',
    '।',
    '\u2028',
    '\u200d',
    '😀',
    ...pattern,
  ]);
  const kinds = new Map<string, string>();
  const tests = sources.map((source) => new RegExp(`^(?:${source})$`, flags.replace(/[gymd]/g, '')));
  for (const sample of samples) {
    const kind = tests.map((each) => (each.test(sample) ? '1' : '0')).join('');
    if (!kinds.has(kind)) {
      kinds.set(kind, sample);
    }
  }
  return [...kinds.values()];
}

function sourcesOf(part: Part, found: Set<string> = new Set()): Set<string> {
  if (part.is === 'sign') {
    found.add(part.source);
  } else if (part.is === 'row' || part.is === 'choice') {
    for (const each of part.parts) {
      sourcesOf(each, found);
    }
  } else if (part.is !== 'start' && part.part !== undefined) {
    sourcesOf(part.part, found);
  }
  return found;
}

/** The pattern as states: the first stands for whatever lies before a match, where each place is tried anew. */
function machineOf(pattern: string, flags: string): { states: readonly State[]; letters: number } {
  const tree = parsePattern(pattern);
  const sources = [...sourcesOf(tree)];
  const letters = lettersOf(pattern, flags, sources);
  const takenBy = new Map(
    sources.map((source) => {
      const test = new RegExp(`^(?:${source})$`, flags.replace(/[gymd]/g, ''));
      return [source, letters.map((letter) => test.test(letter))];
    }),
  );
  const anywhere: State = { next: new Set([0]), takes: () => true, isEnd: false };
  // The beginning of the text, from where `^` can be passed.
  const beginning: State = { next: new Set(), takes: () => false, isEnd: false };
  const states: State[] = [anywhere, beginning];

  function lead(part: Part, from: Exits): Exits {
    switch (part.is) {
      case 'sign': {
        const taken = takenBy.get(part.source) ?? [];
        const at =
          states.push({ next: new Set(), takes: (letter) => taken[letter] ?? false, isEnd: false }) - 1;
        for (const [exit] of from) {
          states[exit]?.next.add(at);
        }
        return new Map([[at, false]]);
      }
      case 'row':
        return part.parts.reduce<Exits>((exits, each) => lead(each, exits), from);
      case 'choice':
        return merged(part.parts.map((each) => lead(each, from)));
      case 'start':
        return new Map([...from].filter(([exit]) => exit === 1 || flags.includes('m')));
      case 'not-behind': {
        const taken = takenBy.get(part.part.source) ?? [];
        const takes = (letter: number) => !taken[letter];
        // Of what lies before, the last sign must be another.
        const other = states.push({ next: new Set(), takes, isEnd: false }) - 1;
        states[0]?.next.add(other);
        return new Map(
          [...from].map(([exit, mayRefuse]) => (exit === 0 ? [other, mayRefuse] : [exit, true])),
        );
      }
      case 'look':
        if (part.part !== undefined) {
          lead(part.part, from);
        }
        return new Map([...from].map(([exit]) => [exit, true]));
      case 'repeat': {
        const endless = part.most > fewTurns;
        let exits = from;
        for (let turn = 0; turn < Math.min(part.least, 2); turn += 1) {
          exits = lead(part.part, exits);
        }
        if (endless) {
          // What a turn begins with follows on what it ends with.
          const door = states.push({ next: new Set(), takes: () => false, isEnd: false }) - 1;
          const ends = lead(part.part, new Map([[door, false]]));
          const firsts = [...(states[door]?.next ?? [])];
          for (const exit of [...exits.keys(), ...ends.keys()]) {
            for (const first of firsts) {
              states[exit]?.next.add(first);
            }
          }
          ends.delete(door);
          return merged([exits, ends]);
        }
        return part.most > part.least ? merged([exits, lead(part.part, exits)]) : exits;
      }
    }
  }

  const exits = lead(
    tree,
    new Map([
      [0, false],
      [1, false],
    ]),
  );
  for (const [exit, mayRefuse] of exits) {
    const state = states[exit];
    if (state && !mayRefuse) {
      state.isEnd = true;
    }
  }
  return { states, letters: letters.length };
}

function merged(all: readonly Exits[]): Exits {
  const whole: Exits = new Map();
  for (const [exit, mayRefuse] of all.flatMap((each) => [...each])) {
    whole.set(exit, mayRefuse && (whole.get(exit) ?? true));
  }
  return whole;
}

/** What can be reached from each state. */
function reachable(states: readonly State[]): readonly ReadonlySet<number>[] {
  return states.map(({ next }) => {
    const found = new Set(next);
    for (const at of found) {
      for (const each of states[at]?.next ?? []) {
        found.add(each);
      }
    }
    return found;
  });
}

/**
 * Whether the work on a text can grow with its square: two places of the pattern, `from` and a later `to`, can both take
 * the same text again and again and come back to where they are, and that text also leads from one to the other; and what must follow
 * can fail. Then each way of dividing the text between them is tried. `from` is often the search itself, which begins anew
 * at each sign.
 */
export function isQuadratic(pattern: string, flags = ''): boolean {
  const { states, letters } = machineOf(pattern, flags);
  const reaches = reachable(states);
  const loops = states.flatMap((_, at) => (reaches[at]?.has(at) ? [at] : []));
  const steps = (at: number, letter: number, within: (next: number) => boolean) =>
    [...(states[at]?.next ?? [])].filter((next) => {
      const state = states[next];
      // Where the pattern has matched, nothing is tried again.
      return state !== undefined && !state.isEnd && state.takes(letter) && within(next);
    });
  for (const from of loops) {
    for (const to of loops) {
      const isSame = (a: number, b: number) => a === b || (reaches[a]?.has(b) && reaches[b]?.has(a)) || false;
      if (
        from === to ||
        !reaches[from]?.has(to) ||
        states[to]?.isEnd ||
        (flags.includes('y') && from === 0)
      ) {
        continue;
      }
      const seen = new Set([`${from} ${from} ${to}`]);
      const waiting: [number, number, number][] = [[from, from, to]];
      for (const [a, b, c] of waiting) {
        for (let letter = 0; letter < letters; letter += 1) {
          for (const nextA of steps(a, letter, (each) => isSame(each, from))) {
            for (const nextB of steps(b, letter, (each) => each === to || reaches[each]?.has(to) || false)) {
              for (const nextC of steps(c, letter, (each) => isSame(each, to))) {
                if (nextA === from && nextB === to && nextC === to) {
                  return true;
                }
                const key = `${nextA} ${nextB} ${nextC}`;
                if (!seen.has(key)) {
                  seen.add(key);
                  waiting.push([nextA, nextB, nextC]);
                }
              }
            }
          }
        }
      }
    }
  }
  return false;
}
