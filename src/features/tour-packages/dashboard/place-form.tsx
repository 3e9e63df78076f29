import { NativeSelect, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { countryOptions } from '#dashboard/form/countries.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import type { Errors } from '#dashboard/form/request-check.ts';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { slugOf } from '#platform/slug-text.ts';
import { parsePosition } from '../destinations/position.rules.ts';
import { type Destination, destination } from '../tour-packages.contract.ts';
import { placesKey } from './places-client.ts';

interface PlaceFormProps {
  /** The place to change; absent for a new one. */
  readonly place?: Destination;
  readonly known: readonly Destination[];
}

/** The names of a place and where it is. Its key comes from the English name, and stays. */
function PlaceForm({ place, known }: PlaceFormProps) {
  const keyOf = (name: string) => place?.key ?? slugOf(name).slice(0, 60);
  const form = useOfficeForm({
    start: {
      names: place?.names ?? { en: '', bn: '' },
      country: place?.country ?? 'BD',
      position: place ? `${place.lat}, ${place.lng}` : '',
    },
    schema: destination,
    request: ({ names, country, position }) => ({
      key: keyOf(names.en),
      names,
      country,
      ...parsePosition(position),
    }),
    words: {
      'names.en': m.office_place_name_letters,
      'names.bn': m.office_field_needed,
      position: m.office_place_position_wrong,
    },
    check: ({ names }): Errors =>
      place === undefined && known.some(({ key }) => key === keyOf(names.en))
        ? { 'names.en': m.office_place_known() }
        : {},
    fieldOf: (path) => ({ key: 'names.en', lat: 'position', lng: 'position' })[path] ?? path,
    send: async (named) => {
      await write('PUT /destinations/{key}', named);
      return named.names[officeLanguage()];
    },
    changes: placesKey,
    told: (name) => m.office_place_saved({ name }),
  });
  const { field } = form;
  const position = parsePosition(form.values.position);
  return (
    <DialogForm form={form} send={m.office_save()}>
      <TextInput
        data-autofocus
        label={m.office_place_name_en()}
        maxLength={60}
        autoComplete="off"
        {...field('names.en')}
      />
      <TextInput
        lang="bn"
        label={m.office_place_name_bn()}
        maxLength={60}
        autoComplete="off"
        {...field('names.bn')}
      />
      <NativeSelect
        label={m.office_place_country()}
        data={countryOptions(officeLanguage())}
        {...field('country')}
      />
      <TextInput
        label={m.office_place_position()}
        description={m.office_place_position_text()}
        maxLength={2000}
        autoComplete="off"
        {...field('position')}
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
    </DialogForm>
  );
}

/** Opens the dialog that adds a place or changes one. */
export function openPlace(form: PlaceFormProps): void {
  openForm(form.place ? m.office_place_change() : m.office_place_add(), <PlaceForm {...form} />);
}
