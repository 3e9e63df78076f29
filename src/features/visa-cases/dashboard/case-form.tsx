import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { refusedFields } from '#dashboard/api/refusal-texts.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { CustomerFields } from '#features/orders/dashboard/customer-fields.tsx';
import { SellableFields } from '#features/orders/dashboard/sellable-fields.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { caseLimits } from '../visa-cases.rules.ts';
import { CaseApplicants } from './case-applicants.tsx';
import { casesKey, loadProfiles } from './cases-client.ts';
import { caseErrors, caseFieldAt, caseRequestOf, newApplicant, type TypedCase } from './typed-case.ts';

interface CaseFormProps {
  readonly start: Omit<TypedCase, 'applicants' | 'consent' | 'agreed'>;
  readonly enquiry: string | null;
  /** The order that it joins. */
  readonly order: { readonly id: string; readonly isAccepted: boolean } | null;
}

/** The form of a case at the counter. Enter in a name adds the next applicant; Ctrl and Enter saves from anywhere. */
export function CaseForm({ start, enquiry, order }: CaseFormProps) {
  const me = useMe();
  const go = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [key] = useState(() => crypto.randomUUID().replaceAll('-', ''));
  const [typed, setTyped] = useState<TypedCase>(() => ({
    ...start,
    applicants: [newApplicant()],
    consent: false,
    agreed: false,
  }));
  const [visible, setVisible] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const { data: profiles = [] } = useQuery({
    queryKey: [...casesKey, 'profiles', typed.slug],
    enabled: typed.slug !== '',
    queryFn: ({ signal }) => loadProfiles(typed.slug, signal),
  });
  const refused = needsPermission(me, 'visa-cases.write');
  const set = (part: Partial<TypedCase>) => {
    setTyped((before) => ({ ...before, ...part }));
    setVisible({});
  };
  const show = (faults: Readonly<Record<string, string>>) => {
    setVisible(faults);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  async function save() {
    const faults = caseErrors(typed);
    if (Object.keys(faults).length > 0) {
      show(faults);
      return;
    }
    if (isPending || refused !== undefined) {
      return;
    }
    setPending(true);
    await runMutation(casesKey, m.office_case_notify_begun({ name: typed.name.trim() }), async () => {
      try {
        const made = await write(
          'POST /visa-cases/by-staff',
          caseRequestOf(typed, profiles, { key, enquiry, order: order?.id ?? null }),
        );
        void go(`/dashboard/visacases/${made.id}`);
      } catch (cause) {
        if (cause instanceof ApiProblem) {
          show(
            Object.fromEntries(
              refusedFields(cause).map(({ path, message }) => [caseFieldAt(path, typed), message]),
            ),
          );
        }
        throw cause;
      }
    });
    setPending(false);
  }
  function addApplicant() {
    if (typed.applicants.length < caseLimits.applicants) {
      const added = newApplicant(typed.applicants.at(-1)?.profile);
      set({ applicants: [...typed.applicants, added] });
      requestAnimationFrame(() => document.getElementById(`case-${added.id}`)?.focus());
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) {
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      void save();
    } else if (event.target instanceof HTMLInputElement && event.target.closest('.vc-applicant')) {
      event.preventDefault();
      addApplicant();
    }
  }
  const text = (name: 'name' | 'phone' | 'email') => ({
    value: typed[name],
    error: visible[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <form
      ref={form}
      className="ord-form"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <section className="of-panel ord-contact" aria-label={m.office_sold_visa()}>
        <SellableFields
          {...{
            id: 'case',
            kind: 'visa',
            slug: typed.slug,
            choice: typed.kind,
            autoFocus: true,
          }}
          error={(name) => visible[`case.${name}`]}
          set={({ slug, choice }) =>
            set({
              ...(slug === undefined ? {} : { slug }),
              ...(choice === undefined ? {} : { kind: choice }),
            })
          }
        />
        <DateInput
          eager
          label={m.office_case_departs_on()}
          value={typed.departsOn}
          error={visible.departsOn}
          onChange={(next) => set({ departsOn: next ?? '' })}
        />
        <DateInput
          eager
          label={m.office_case_returns_on()}
          value={typed.returnsOn}
          error={visible.returnsOn}
          onChange={(next) => set({ returnsOn: next ?? '' })}
        />
      </section>
      <section className="of-panel" aria-labelledby="case-applicants">
        <h2 id="case-applicants">{m.office_case_applicants()}</h2>
        <p className="of-dim">{m.office_case_paste_names()}</p>
        <CaseApplicants {...{ applicants: typed.applicants, profiles, faults: visible, set }} />
        <Button variant="default" leftSection={<Icon of={Plus} />} onClick={addApplicant}>
          {m.office_case_add_applicant()}
        </Button>
      </section>
      <section className="of-panel ord-contact" aria-label={m.office_order_customer()}>
        <CustomerFields text={text} language={typed.language} onLanguage={(language) => set({ language })} />
        <Checkbox
          label={m.office_case_consent()}
          checked={typed.consent}
          error={visible.consent}
          onChange={({ currentTarget }) => set({ consent: currentTarget.checked })}
        />
        {order?.isAccepted && (
          <Checkbox
            label={m.office_case_agreed()}
            checked={typed.agreed}
            onChange={({ currentTarget }) => set({ agreed: currentTarget.checked })}
          />
        )}
      </section>
      <footer className="ord-form-end">
        <MayButton refused={refused} color="marigold.5" loading={isPending} onClick={() => void save()}>
          {m.office_case_begin()}
        </MayButton>
      </footer>
    </form>
  );
}
