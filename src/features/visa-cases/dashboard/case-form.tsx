import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { CustomerFields } from '#features/orders/dashboard/customer-fields.tsx';
import { SellableFields } from '#features/orders/dashboard/sellable-fields.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { caseLimits } from '../visa-cases.rules.ts';
import { CaseApplicants } from './case-applicants.tsx';
import { caseRequest, newApplicant, type TypedCase } from './case-request.ts';
import { casesKey, loadProfiles } from './cases-client.ts';

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
  const refused = needsPermission(me, 'visa-cases.write');
  const [slug, setSlug] = useState(start.slug);
  const { data: profiles = [] } = useQuery({
    queryKey: [...casesKey, 'profiles', slug],
    enabled: slug !== '',
    queryFn: ({ signal }) => loadProfiles(slug, signal),
  });
  const whole: TypedCase = { ...start, applicants: [newApplicant()], consent: false, agreed: false };
  const form = useOfficeForm({
    ...caseRequest(profiles, { enquiry, order: order?.id ?? null }),
    start: whole,
    onChange: (now) => setSlug(now.slug),
    send: async (begun) => ({
      ...(await write('POST /visa-cases/by-staff', begun)),
      name: begun.contact.name,
    }),
    changes: casesKey,
    told: ({ name }) => m.office_case_notify_begun({ name }),
    after: ({ id }) => go(`/dashboard/visacases/${id}`),
  });
  const { values: typed, errors, field } = form;
  const setApplicants = field('applicants').onChange;
  function save() {
    if (refused === undefined) {
      form.submit();
    }
  }
  function addApplicant() {
    if (typed.applicants.length < caseLimits.applicants) {
      const added = newApplicant(typed.applicants.at(-1)?.profile);
      setApplicants([...typed.applicants, added]);
      requestAnimationFrame(() => document.getElementById(`case-${added.id}`)?.focus());
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) {
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      save();
    } else if (event.target instanceof HTMLInputElement && event.target.closest('.vc-applicant')) {
      event.preventDefault();
      addApplicant();
    }
  }
  return (
    <FormFrame form={form} className="ord-form" onKeyDown={onKeyDown}>
      <section className="of-panel ord-contact" aria-label={m.office_sold_visa()}>
        <SellableFields
          id="case"
          kind="visa"
          slug={typed.slug}
          choice={typed.kind}
          autoFocus
          error={(name) => errors[name === 'slug' ? 'slug' : 'kind']}
          set={({ slug: guide = typed.slug, choice = typed.kind }) => form.set({ slug: guide, kind: choice })}
        />
        <DateInput eager label={m.office_case_departs_on()} {...field('departsOn')} />
        <DateInput eager label={m.office_case_returns_on()} {...field('returnsOn')} />
      </section>
      <section className="of-panel" aria-labelledby="case-applicants">
        <h2 id="case-applicants">{m.office_case_applicants()}</h2>
        <p className="of-dim">{m.office_case_paste_names()}</p>
        <CaseApplicants
          applicants={typed.applicants}
          profiles={profiles}
          error={(index) => errors[`applicants.${index}.name`]}
          set={setApplicants}
        />
        <Button variant="default" leftSection={<Icon of={Plus} />} onClick={addApplicant}>
          {m.office_case_add_applicant()}
        </Button>
      </section>
      <section className="of-panel ord-contact" aria-label={m.office_order_customer()}>
        <CustomerFields
          text={(name) => ({ ...field(name), autoComplete: 'off' })}
          typed={typed}
          take={form.set}
          language={typed.language}
          onLanguage={field('language').onChange}
        />
        <Checkbox label={m.office_case_consent()} {...form.checkbox('consent')} />
        {order?.isAccepted && <Checkbox label={m.office_case_agreed()} {...form.checkbox('agreed')} />}
      </section>
      <footer className="ord-form-end">
        <div aria-live="polite">
          <FormError form={form} />
        </div>
        <MayButton refused={refused} color="marigold.5" loading={form.isPending} onClick={save}>
          {m.office_case_begin()}
        </MayButton>
      </footer>
    </FormFrame>
  );
}
