import { Alert, Button, Group, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { GuideDifference, GuideDifferences } from '../guide-changes/guide-changes.contract.ts';
import type { CaseQuery } from '../list/list.contract.ts';
import { FeeChanges, PaperChanges } from './case-guide.tsx';
import { casesKey } from './cases-client.ts';

type Filter = Pick<CaseQuery, 'q' | 'owner'>;

const shown = (number: number) => count(number, officeLanguage());

/** Shows what the guides of the listed cases ask otherwise by now, and takes just that over. */
export const openTakeOver = (filter: Filter): void => {
  modals.open({
    title: m.office_case_take_over_title(),
    size: 760,
    children: <TakeOver filter={filter} />,
  });
};

function TakeOver({ filter }: { readonly filter: Filter }) {
  const query = useQuery({
    queryKey: [...casesKey, 'guide-changes', filter],
    queryFn: ({ signal }) =>
      read('GET /visa-cases/guide-changes', { ...filter, language: officeLanguage() }, signal),
    // What is taken over is what was read: it isn't read anew below the reader.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return <Loaded query={query}>{(found) => <Differences {...found} />}</Loaded>;
}

function Differences({ differences, cases }: GuideDifferences) {
  const [isSending, setSending] = useState(false);
  async function takeOver() {
    setSending(true);
    let told = '';
    const done = await runMutation(
      casesKey,
      () => told,
      async () => {
        const body = { cases: cases.map(({ id, revision }) => ({ id, revision })) };
        const { taken, refused } = await write('POST /visa-cases/take-over', body);
        const all = m.office_case_notify_taken_all({ cases: shown(taken) });
        told =
          refused.length === 0 ? all : `${all} ${m.office_case_not_taken({ cases: shown(refused.length) })}`;
      },
    );
    setSending(false);
    if (done) {
      modals.closeAll();
    }
  }
  return (
    <Stack>
      {differences.length === 0 && <Alert>{m.office_case_take_over_none()}</Alert>}
      {differences.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they were read
        <Difference key={index} of={each} />
      ))}
      {cases.length > 0 && (
        <section aria-labelledby="vc-touched">
          <h3 id="vc-touched">{m.office_case_take_over_cases()}</h3>
          <ul className="vc-touched num">
            {cases.map(({ id, reference, name, papers }) => (
              <li key={id}>
                <a href={`/dashboard/visacases/${id}`} target="_blank" rel="noreferrer">
                  {reference}
                </a>{' '}
                {name} <span>{m.office_case_take_over_papers({ papers: shown(papers) })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="vc-noted">{m.office_case_take_over_hint()}</p>
      <Group justify="end">
        <Button variant="default" disabled={isSending} onClick={() => modals.closeAll()}>
          {m.office_cancel()}
        </Button>
        <Button
          color="marigold.5"
          loading={isSending}
          disabled={cases.length === 0}
          onClick={() => void takeOver()}
        >
          {m.office_case_take_over_all({ cases: shown(cases.length) })}
        </Button>
      </Group>
    </Stack>
  );
}

function Difference({ of }: { readonly of: GuideDifference }) {
  const { country, kind, revision, cases, applicants, fees } = of;
  return (
    <section className="vc-change">
      <h3>
        {country}, {kind}
      </h3>
      <p className="num">
        {m.office_case_take_over_of({
          from: shown(revision.from),
          to: shown(revision.to),
          cases: shown(cases),
          applicants: shown(applicants),
        })}
      </p>
      <PaperChanges {...of} />
      <FeeChanges fees={fees} />
    </section>
  );
}
