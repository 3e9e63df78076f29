import {
  type ComboboxItem,
  type ComboboxParsedItem,
  isOptionsGroup,
  type OptionsFilter,
} from '@mantine/core';
import { isIn } from '#ui/combobox/fold.ts';

/** The options that a list with a search offers for what was typed; the library compares sign by sign. */
export const fittingOptions: OptionsFilter = ({ options, search, limit }) => {
  const fits = ({ label }: ComboboxItem) => isIn([label], search);
  return options
    .flatMap((each): ComboboxParsedItem[] =>
      isOptionsGroup(each) ? [{ ...each, items: each.items.filter(fits) }] : fits(each) ? [each] : [],
    )
    .slice(0, limit);
};
