import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { FormError, FormFrame, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { parseMrz } from '#features/travellers/mrz.rules.ts';
import { linesIn } from '#features/travellers/names-table/typed-traveller.rules.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { type CaseNames, readName } from '../names/names.contract.ts';
import { casesKey } from './cases-client.ts';
import { saveName } from './names-client.ts';

interface PassportFormProps {
  readonly id: string;
  readonly applicant: CaseNames['applicants'][number];
}

interface TypedPassport {
  readonly lines: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly passportNumber: string;
  readonly expiresOn: string | undefined;
}

const [passportRead] = readName.options;

/** What the two lines of a passport say; undefined of a text that isn't two such lines. */
function passportIn(text: string) {
  const mrz = linesIn(text);
  const read = mrz && parseMrz(mrz, dhakaToday());
  return mrz && read && { ...read, mrz };
}

/** The data page of an applicant's passport: its two lines, which fill in the fields, or the fields alone. */
function PassportForm({ id, applicant }: PassportFormProps) {
  const { passport } = applicant;
  const start: TypedPassport = {
    lines: '',
    surname: passport?.surname ?? '',
    givenNames: passport?.givenNames ?? '',
    passportNumber: '',
    expiresOn: passport?.expiresOn ?? '',
  };
  const form = useOfficeForm({
    start,
    schema: passportRead,
    request: ({ lines, ...page }) => {
      const read = passportIn(lines);
      return { applicant: applicant.id, passport: read ? { mrz: read.mrz } : page };
    },
    fieldOf: (path) => path.replace(/^passport\./, '').replace(/^mrz.*/, 'lines'),
    send: (name) => saveName(id, name),
    changes: casesKey,
    told: m.office_case_notify_names(),
  });
  const { field, values: typed } = form;
  const read = passportIn(typed.lines);
  const isMalformed = typed.lines.trim() !== '' && read === undefined;
  const hasName = typed.surname.trim() !== '' || typed.givenNames.trim() !== '';
  const lines = field('lines');
  /** The passport's lines say what they fill in. */
  const text = (label: string, name: 'surname' | 'givenNames' | 'passportNumber') => (
    <TextInput
      label={label}
      maxLength={80}
      readOnly={read !== undefined}
      autoComplete="off"
      {...field(name)}
    />
  );
  async function forget() {
    const send = () => saveName(id, { applicant: applicant.id, passport: null });
    if (await runMutation(casesKey, m.office_case_names_forgotten(), send)) {
      modals.closeAll();
    }
  }
  return (
    <FormFrame form={form}>
      <Stack>
        <Textarea
          data-autofocus
          className="vc-lines"
          label={m.office_case_names_lines()}
          description={m.office_case_names_lines_help()}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          {...lines}
          error={
            isMalformed && typed.lines.trim().length >= 88 ? m.office_case_names_lines_wrong() : lines.error
          }
          onChange={({ currentTarget: { value } }) => {
            const pasted = passportIn(value)?.fields;
            form.set({
              lines: value,
              ...(pasted && {
                surname: pasted.surname ?? '',
                givenNames: pasted.givenNames ?? '',
                passportNumber: pasted.passportNumber ?? '',
                expiresOn: pasted.expiresOn ?? '',
              }),
            });
          }}
        />
        {read !== undefined && read.wrong.length > 0 && (
          <Alert color="yellow">{m.office_case_error_misread()}</Alert>
        )}
        <Group grow align="end">
          {text(m.office_case_names_surname(), 'surname')}
          {text(m.office_case_names_given(), 'givenNames')}
        </Group>
        <Group grow align="end">
          {text(m.office_case_names_number(), 'passportNumber')}
          <DateInput
            eager
            disabled={read !== undefined}
            label={m.office_case_names_expires()}
            {...field('expiresOn')}
          />
        </Group>
        <p className="vc-noted">{m.office_case_names_stored()}</p>
        <FormError form={form} />
        <Group justify="end">
          {passport !== null && (
            <Button variant="subtle" color="red" onClick={() => void forget()}>
              {m.office_case_names_forget()}
            </Button>
          )}
          <Button
            type="submit"
            color="marigold.5"
            loading={form.isPending}
            disabled={isMalformed || !hasName}
          >
            {m.office_case_names_save()}
          </Button>
        </Group>
      </Stack>
    </FormFrame>
  );
}

/** Opens the form for the passport of an applicant. */
export const openPassport = (id: string, applicant: PassportFormProps['applicant']): void => {
  openForm(
    m.office_case_names_title({ name: applicant.name ?? m.office_case_nameless() }),
    <PassportForm id={id} applicant={applicant} />,
    { size: 640, centered: true },
  );
};
