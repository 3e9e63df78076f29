import { beginsIn, fold } from './fold.ts';

/** One of the things a combobox offers. */
export interface Choice {
  /** What stands in the field when it is chosen, and is sent. */
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  /** A short code on the right. */
  readonly mark?: string;
  /** Choices of a group stand together, in order. */
  readonly group?: string;
  /** Other words it is found by. */
  readonly also?: string;
}

const mostShown = 8;

/** The choices whose name, or another word of theirs, begins with what is typed; names come first. */
export function matchingChoices(choices: readonly Choice[], typed: string): Choice[] {
  const asked = fold(typed);
  const named = choices.filter((each) => beginsIn(fold(each.label), asked));
  const others = choices.filter(
    (each) => !named.includes(each) && beginsIn(fold(`${each.also ?? ''} ${each.detail ?? ''}`), asked),
  );
  return [...named, ...others].slice(0, mostShown);
}

export interface ChoiceGroup {
  readonly group: string | undefined;
  readonly members: readonly { readonly choice: Choice; readonly index: number }[];
}

/** Neighbours of one group put together; the index is that in the whole list. */
export function groupsOf(choices: readonly Choice[]): ChoiceGroup[] {
  const groups: { group: string | undefined; members: { choice: Choice; index: number }[] }[] = [];
  for (const [index, choice] of choices.entries()) {
    const last = groups.at(-1);
    if (last && last.group === choice.group) {
      last.members.push({ choice, index });
    } else {
      groups.push({ group: choice.group, members: [{ choice, index }] });
    }
  }
  return groups;
}
