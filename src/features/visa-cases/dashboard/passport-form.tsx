import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { runMutation } from '#dashboard/run-mutation.ts';
import { linesIn } from '#features/bookings/travellers/traveller-fields.rules.ts';
import { parseMrz } from '#features/travellers/mrz.rules.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import type { CaseNames, PassportPage } from '../names/names.contract.ts';
import { casesKey } from './cases-client.ts';
import { saveName } from './names-client.ts';

interface PassportFormProps {
  readonly id: string;
  readonly applicant: CaseNames['applicants'][number];
}

interface TypedPassport {
  readonly surname: string;
  readonly givenNames: string;
  readonly passportNumber: string;
  readonly expiresOn: string;
}

/** The data page of an applicant's passport: its two lines, which fill in the fields, or the fields alone. */
function PassportForm({ id, applicant }: PassportFormProps) {
  const { passport } = applicant;
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<TypedPassport>({
    surname: passport?.surname ?? '',
    givenNames: passport?.givenNames ?? '',
    passportNumber: '',
    expiresOn: passport?.expiresOn ?? '',
  });
  const set = (part: Partial<TypedPassport>) => setTyped((before) => ({ ...before, ...part }));
  const lines = linesIn(text);
  const read = lines && parseMrz(lines, dhakaToday());
  const isRead = read !== undefined;
  const isMalformed = text.trim() !== '' && read === undefined;
  const hasName = typed.surname.trim() !== '' || typed.givenNames.trim() !== '';
  async function save(page: PassportPage | null) {
    const body = { applicant: applicant.id, passport: page };
    const told = page === null ? m.office_case_names_forgotten() : m.office_case_notify_names();
    if (await runMutation(casesKey, told, () => saveName(id, body))) {
      modals.closeAll();
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const fields = Object.fromEntries(
          Object.entries(typed)
            .map(([field, value]) => [field, value.trim()])
            .filter(([, value]) => value !== ''),
        );
        if (!isMalformed && hasName) {
          void save(read && lines ? { mrz: lines } : fields);
        }
      }}
    >
      <Stack>
        <Textarea
          data-autofocus
          className="vc-lines"
          label={m.office_case_names_lines()}
          description={m.office_case_names_lines_help()}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          value={text}
          error={isMalformed && text.trim().length >= 88 ? m.office_case_names_lines_wrong() : undefined}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            const pasted = linesIn(value);
            const fields = pasted && parseMrz(pasted, dhakaToday())?.fields;
            if (fields !== undefined) {
              set({
                surname: fields.surname ?? '',
                givenNames: fields.givenNames ?? '',
                passportNumber: fields.passportNumber ?? '',
                expiresOn: fields.expiresOn ?? '',
              });
            }
          }}
        />
        {read !== undefined && read.wrong.length > 0 && (
          <Alert color="yellow">{m.office_case_error_misread()}</Alert>
        )}
        <Group grow align="end">
          <Field
            label={m.office_case_names_surname()}
            isRead={isRead}
            value={typed.surname}
            on={(surname) => set({ surname })}
          />
          <Field
            label={m.office_case_names_given()}
            isRead={isRead}
            value={typed.givenNames}
            on={(givenNames) => set({ givenNames })}
          />
        </Group>
        <Group grow align="end">
          <Field
            label={m.office_case_names_number()}
            isRead={isRead}
            value={typed.passportNumber}
            on={(passportNumber) => set({ passportNumber })}
          />
          <DateInput
            eager
            disabled={isRead}
            label={m.office_case_names_expires()}
            value={typed.expiresOn}
            onChange={(expiresOn) => set({ expiresOn: expiresOn ?? '' })}
          />
        </Group>
        <p className="vc-noted">{m.office_case_names_stored()}</p>
        <Group justify="end">
          {passport !== null && (
            <Button variant="subtle" color="red" onClick={() => void save(null)}>
              {m.office_case_names_forget()}
            </Button>
          )}
          <Button type="submit" color="marigold.5" disabled={isMalformed || !hasName}>
            {m.office_case_names_save()}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** The passport’s lines say it. */
  readonly isRead: boolean;
  readonly on: (value: string) => void;
}

const Field = ({ label, value, isRead, on }: FieldProps) => (
  <TextInput
    label={label}
    value={value}
    maxLength={80}
    readOnly={isRead}
    autoComplete="off"
    onChange={({ currentTarget }) => on(currentTarget.value)}
  />
);

/** Opens the form for the passport of an applicant. */
export const openPassport = (id: string, applicant: PassportFormProps['applicant']): void => {
  modals.open({
    title: m.office_case_names_title({ name: applicant.name ?? m.office_case_nameless() }),
    size: 640,
    children: <PassportForm id={id} applicant={applicant} />,
  });
};
