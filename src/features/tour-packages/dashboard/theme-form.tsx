import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { slugOf } from '#dashboard/form/slug-text.ts';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { marketNames } from '#features/departures/dashboard/market-names.ts';
import { market } from '#features/departures/departures.contract.ts';
import { m } from '#messages/messages.js';
import { isBuiltIn } from '../themes/themes.contract.ts';
import type { OwnTheme } from '../tour-packages.contract.ts';
import { themesKey } from './themes-client.ts';

interface ThemeFormProps {
  /** The theme to change; absent for a new one. */
  readonly theme?: OwnTheme;
  readonly known: readonly OwnTheme[];
}

/** The names of a theme and the lists that offer it. Its key comes from the English name, and stays. */
function ThemeForm({ theme, known }: ThemeFormProps) {
  const [names, setNames] = useState(theme?.names ?? { en: '', bn: '' });
  const [markets, setMarkets] = useState<readonly string[]>(theme?.markets ?? market.options);
  const [tried, setTried] = useState(false);
  const { isPending, send } = useDialogSend();
  const key = theme?.key ?? slugOf(names.en).slice(0, 60);
  const isKnown = theme === undefined && (isBuiltIn(key) || known.some((each) => each.key === key));
  const faults = {
    en: isKnown ? m.office_theme_known() : key === '' ? m.office_place_name_letters() : undefined,
    bn: names.bn.trim() === '' ? m.office_field_needed() : undefined,
    markets: markets.length === 0 ? m.office_theme_markets_needed() : undefined,
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) {
      return;
    }
    const named = { en: names.en.trim(), bn: names.bn.trim() };
    const told = m.office_place_saved({ name: named[officeLanguage()] });
    const chosen = market.options.filter((each) => markets.includes(each));
    void send(themesKey, told, () => write('PUT /themes/{key}', { key, names: named, markets: chosen }));
  }
  const text = (name: 'en' | 'bn') => ({
    value: names[name],
    error: tried ? faults[name] : undefined,
    autoComplete: 'off',
    maxLength: 40,
    onChange: (event: { currentTarget: { value: string } }) =>
      setNames({ ...names, [name]: event.currentTarget.value }),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput data-autofocus label={m.office_place_name_en()} {...text('en')} />
        <TextInput lang="bn" label={m.office_place_name_bn()} {...text('bn')} />
        <Checkbox.Group
          label={m.office_theme_markets()}
          value={[...markets]}
          onChange={setMarkets}
          error={tried ? faults.markets : undefined}
        >
          <Group gap="md" mt={6}>
            {market.options.map((each) => (
              <Checkbox key={each} value={each} label={marketNames[each]()} />
            ))}
          </Group>
        </Checkbox.Group>
        <DialogEnd send={m.office_save()} isPending={isPending} />
      </Stack>
    </form>
  );
}

/** Opens the dialog that adds a theme or changes one. */
export function openTheme(form: ThemeFormProps): void {
  modals.open({
    title: form.theme ? m.office_theme_change() : m.office_theme_add(),
    children: <ThemeForm {...form} />,
  });
}
