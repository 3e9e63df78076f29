import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { countryOptions } from '#dashboard/form/countries.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { slugOf } from '#dashboard/form/slug-text.ts';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { parsePosition } from '../destinations/position.rules.ts';
import type { Destination } from '../tour-packages.contract.ts';
import { placesKey } from './places-client.ts';

interface PlaceFormProps {
  /** The place to change; absent for a new one. */
  readonly place?: Destination;
  readonly known: readonly Destination[];
}

/** The names of a place and where it is. Its key comes from the English name, and stays. */
function PlaceForm({ place, known }: PlaceFormProps) {
  const [typed, setTyped] = useState({
    en: place?.names.en ?? '',
    bn: place?.names.bn ?? '',
    country: place?.country ?? 'BD',
    position: place ? `${place.lat}, ${place.lng}` : '',
  });
  const [tried, setTried] = useState(false);
  const { isPending, send } = useDialogSend();
  const key = place?.key ?? slugOf(typed.en).slice(0, 60);
  const position = parsePosition(typed.position);
  const isKnown = place === undefined && known.some((each) => each.key === key);
  const faults = {
    en: isKnown ? m.office_place_known() : key === '' ? m.office_place_name_letters() : undefined,
    bn: typed.bn.trim() === '' ? m.office_field_needed() : undefined,
    position: position === undefined ? m.office_place_position_wrong() : undefined,
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (position === undefined || faults.en !== undefined || faults.bn !== undefined) {
      return;
    }
    const names = { en: typed.en.trim(), bn: typed.bn.trim() };
    const told = m.office_place_saved({ name: names[officeLanguage()] });
    const body = { key, country: typed.country, ...position, names };
    void send(placesKey, told, () => write('PUT /destinations/{key}', body));
  }
  const text = (name: 'en' | 'bn' | 'position') => ({
    value: typed[name],
    error: tried ? faults[name] : undefined,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput data-autofocus label={m.office_place_name_en()} maxLength={60} {...text('en')} />
        <TextInput lang="bn" label={m.office_place_name_bn()} maxLength={60} {...text('bn')} />
        <NativeSelect
          label={m.office_place_country()}
          value={typed.country}
          data={countryOptions(officeLanguage())}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, country: value })}
        />
        <TextInput
          label={m.office_place_position()}
          description={m.office_place_position_text()}
          maxLength={2000}
          {...text('position')}
        />
        {position && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${position.lat}&mlon=${position.lng}#map=10/${position.lat}/${position.lng}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {m.office_place_see()}
          </a>
        )}
        <DialogEnd send={m.office_save()} isPending={isPending} />
      </Stack>
    </form>
  );
}

/** Opens the dialog that adds a place or changes one. */
export function openPlace(form: PlaceFormProps): void {
  modals.open({
    title: form.place ? m.office_place_change() : m.office_place_add(),
    children: <PlaceForm {...form} />,
  });
}
