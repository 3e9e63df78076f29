import { Checkbox, Group, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import type { Errors } from '#dashboard/form/request-check.ts';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { marketNames } from '#features/departures/dashboard/market-names.ts';
import { market } from '#features/departures/departures.contract.ts';
import { m } from '#messages/messages.js';
import { slugOf } from '#platform/slug-text.ts';
import { isBuiltIn } from '../themes/themes.contract.ts';
import { type OwnTheme, ownTheme } from '../tour-packages.contract.ts';
import { themesKey } from './themes-client.ts';

interface ThemeFormProps {
  /** The theme to change; absent for a new one. */
  readonly theme?: OwnTheme;
  readonly known: readonly OwnTheme[];
}

/** The names of a theme and the lists that offer it. Its key comes from the English name, and stays. */
function ThemeForm({ theme, known }: ThemeFormProps) {
  const keyOf = (names: OwnTheme['names']) => theme?.key ?? slugOf(names.en).slice(0, 60);
  const start: { names: OwnTheme['names']; markets: string[] } = {
    names: theme?.names ?? { en: '', bn: '' },
    markets: [...(theme?.markets ?? market.options)],
  };
  const form = useOfficeForm({
    start,
    schema: ownTheme,
    request: ({ names, markets }) => ({
      key: keyOf(names),
      names,
      markets: market.options.filter((each) => markets.includes(each)),
    }),
    words: {
      'names.en': m.office_place_name_letters,
      'names.bn': m.office_field_needed,
      markets: m.office_theme_markets_needed,
    },
    check: ({ names }): Errors => {
      const key = keyOf(names);
      const isKnown = theme === undefined && (isBuiltIn(key) || known.some((each) => each.key === key));
      return isKnown ? { 'names.en': m.office_theme_known() } : {};
    },
    fieldOf: (path) => (path === 'key' ? 'names.en' : path),
    send: async (named) => {
      await write('PUT /themes/{key}', named);
      return named.names[officeLanguage()];
    },
    changes: themesKey,
    told: (name) => m.office_place_saved({ name }),
  });
  const text = { autoComplete: 'off', maxLength: 40 };
  return (
    <DialogForm form={form} send={m.office_save()}>
      <TextInput data-autofocus label={m.office_place_name_en()} {...text} {...form.field('names.en')} />
      <TextInput lang="bn" label={m.office_place_name_bn()} {...text} {...form.field('names.bn')} />
      <Checkbox.Group label={m.office_theme_markets()} {...form.field('markets')}>
        <Group gap="md" mt={6}>
          {market.options.map((each) => (
            <Checkbox key={each} value={each} label={marketNames[each]()} />
          ))}
        </Group>
      </Checkbox.Group>
    </DialogForm>
  );
}

/** Opens the dialog that adds a theme or changes one. */
export function openTheme(form: ThemeFormProps): void {
  openForm(form.theme ? m.office_theme_change() : m.office_theme_add(), <ThemeForm {...form} />);
}
