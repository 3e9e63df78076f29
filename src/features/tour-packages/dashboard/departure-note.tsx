import { TextInput } from '@mantine/core';
import { fieldId, useAt, useForm, useShownLanguages } from '#dashboard/form/form-context.tsx';
import { textOf } from '#dashboard/form/plain.ts';
import { freeKey } from '#dashboard/form/slug-text.ts';
import { languageName } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';

/** The holiday a departure falls on, such as "Eid", in words; departures of one holiday share them. */
export function DepartureNote({ index }: { index: number }) {
  const shown = useShownLanguages();
  return (
    <div className="fk-note">
      {shown.map((language) => (
        <InLanguage key={language} index={index} language={language} />
      ))}
    </div>
  );
}

function InLanguage({ index, language }: { index: number; language: Language }) {
  const { store, locked } = useForm();
  const keyPath = `facts.departures.${index}.note`;
  const key = textOf(useAt(keyPath));
  const path = `texts.${language}.departureNotes`;
  const words = textOf(useAt(`${path}.${key || '-'}`));
  const write = (next: string) => {
    const known = key || freeKey(`${textOf(store.at(`facts.departures.${index}.key`))}-note`, []);
    const other = `texts.${language === 'en' ? 'bn' : 'en'}.departureNotes.${known}`;
    const isEmpty = next.trim() === '' && textOf(store.at(other)).trim() === '';
    store.setAll([
      [keyPath, isEmpty ? undefined : known],
      [`${path}.${known}`, next === '' ? undefined : next],
    ]);
  };
  return (
    <TextInput
      id={fieldId(`${path}.${key || `${index}`}`)}
      label={`${m.writing_note_label()} (${languageName(language)})`}
      labelProps={{ className: 'fk-bare' }}
      placeholder={languageName(language)}
      lang={language}
      maxLength={60}
      disabled={locked !== undefined}
      value={words}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}
