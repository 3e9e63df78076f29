import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import type { CasePaperView } from '../visa-cases.contract.ts';
import { casesKey } from './cases-client.ts';
import { caseNamesOf, saveName } from './names-client.ts';

interface PaperNameProps {
  /** The case. */
  readonly id: string;
  readonly paper: CasePaperView;
}

/** The name that the paper in hand is in, as somebody read it. */
export function PaperName({ id, paper }: PaperNameProps) {
  const { data } = useQuery(caseNamesOf(id));
  const known = data?.applicants.flatMap(({ papers }) => papers).find((each) => each.id === paper.id);
  const [typed, setTyped] = useState<string>();
  const value = typed ?? known?.written ?? '';
  if (known === undefined) {
    return null;
  }
  async function save() {
    const written = value.trim();
    if (written !== (known?.written ?? '') && written.length !== 1) {
      const body = { paper: paper.id, written: written === '' ? null : written };
      if (await runMutation(casesKey, m.office_case_notify_names(), () => saveName(id, body))) {
        setTyped(undefined);
      }
    }
  }
  return (
    <form
      className="vc-name-on"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label={m.office_case_name_on()}
        description={m.office_case_name_on_help()}
        maxLength={120}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => void save()}
      />
    </form>
  );
}
