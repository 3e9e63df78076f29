import { Button, Textarea, TextInput } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { gapsOf, letterParts, type WordedLetter, wordedLetters } from '../words/gaps.rules.ts';
import { filled, hasOwnTexts, noLetterTexts, ownText, wordsOf } from '../words/words.rules.ts';
import type { SettingsForm } from './settings-form.ts';
import { SettingsSection } from './settings-section.tsx';

const letterNames: Readonly<Record<WordedLetter, () => string>> = {
  confirmation: () => m.office_set_letter_confirmation(),
  reply: () => m.office_set_letter_reply(),
  order: () => m.office_set_letter_order(),
  account: () => m.office_set_letter_account(),
};

const partNames = {
  greeting: () => m.office_set_letter_greeting(),
  closing: () => m.office_set_letter_closing(),
  signature: () => m.office_set_letter_signature(),
};

const languageLabels = { en: () => m.office_english(), bn: () => m.office_bangla() };

/** The words around each letter to a customer; an empty field is the program's. */
export function LettersSection({ form }: { form: SettingsForm }) {
  return (
    <SettingsSection part="letters" title={m.office_set_letters()} text={m.office_set_letters_text()}>
      {wordedLetters.map((letter) => (
        <Letter key={letter} form={form} letter={letter} />
      ))}
    </SettingsSection>
  );
}

function Letter({ form, letter }: { form: SettingsForm; letter: WordedLetter }) {
  const { words, agency } = form.getValues();
  const language = officeLanguage();
  const { greeting, closing, signature } = wordsOf(words, letter, language);
  const values = {
    name: m.office_set_letter_sample_name(),
    agency: agency.name[language],
    phone: groupedPhone(agency.phone),
  };
  const isOwn = hasOwnTexts(words?.letters ?? noLetterTexts, letter);
  return (
    <section className="of-notice-line" aria-label={letterNames[letter]()}>
      <h3>{letterNames[letter]()}</h3>
      {letterParts.map((part) => (
        <div className="of-both" key={part}>
          {languages.map((each) => {
            const Field = part === 'signature' ? Textarea : TextInput;
            return (
              <Field
                key={each}
                lang={each}
                label={`${partNames[part]()} (${languageLabels[each]()})`}
                description={gapsOf(letter, part)
                  .map((gap) => `{${gap}}`)
                  .join(' ')}
                placeholder={ownText(letter, part, each)}
                {...form.getInputProps(`words.letters.${letter}.${part}.${each}`)}
              />
            );
          })}
        </div>
      ))}
      <figure className="of-letter" aria-label={m.office_set_letter_preview()}>
        <p>{filled(greeting, values)}</p>
        <p aria-hidden="true">…</p>
        {closing !== '' && <p>{filled(closing, values)}</p>}
        <p className="of-dim">{filled(signature, values)}</p>
      </figure>
      <div>
        <Button
          variant="default"
          disabled={!isOwn}
          leftSection={<Icon of={RotateCcw} />}
          onClick={() => form.setFieldValue(`words.letters.${letter}`, noLetterTexts[letter])}
        >
          {m.office_set_words_reset()}
        </Button>
      </div>
    </section>
  );
}
