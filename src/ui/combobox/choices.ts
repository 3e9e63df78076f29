import { beginsIn, fold } from './fold.ts';

/** An option of a combobox. */
export interface Choice {
  /** The text of the field when it is chosen; this is sent. */
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  /** A short code on the right. */
  readonly mark?: string;
  /** Options of a group are shown together, in order. */
  readonly group?: string;
  /** Other words by which it is found. */
  readonly also?: string;
}

const maxVisible = 8;

/**
 * The options that match the typed text: first those whose name begins with it, then those with a later word or another
 * name that does. They are listed without groups.
 */
export function matchingChoices(choices: readonly Choice[], typed: string): Choice[] {
  const query = fold(typed);
  const ranked = choices.map((choice) => {
    const name = fold(choice.label);
    const others = fold(`${choice.also ?? ''} ${choice.detail ?? ''}`);
    const rank = name.startsWith(query) ? 0 : beginsIn(name, query) ? 1 : beginsIn(others, query) ? 2 : 3;
    return { choice, rank };
  });
  return [0, 1, 2]
    .flatMap((rank) => ranked.filter((each) => each.rank === rank))
    .slice(0, maxVisible)
    .map(({ choice }) => named(choice));
}

/** An option in a list without groups: its group is shown beside it. */
function named({ group, ...choice }: Choice): Choice {
  const detail = choice.detail ?? group;
  return detail === undefined ? choice : { ...choice, detail };
}

export interface ChoiceGroup {
  readonly group: string | undefined;
  readonly members: readonly { readonly choice: Choice; readonly index: number }[];
}

/** Consecutive options of one group; the index is that in the whole list. */
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
