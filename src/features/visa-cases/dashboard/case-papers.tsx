import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { requestFile } from '#dashboard/api/request.ts';
import { doing, tellProblem } from '#dashboard/doing.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { profileName } from '#features/visas/visa-names.rules.ts';
import { m } from '#messages/messages.js';
import type { OfficeCase, ShownPaper } from '../visa-cases.contract.ts';
import { phrases } from '../visa-cases.rules.ts';
import { acceptPaper, askAgain, casesKey } from './cases-client.ts';
import { officePaperWords, readyPhrases } from './office-case-words.ts';

type Applicant = OfficeCase['applicants'][number];

/** The papers of one applicant: what the guide asks, what came, and what staff decide of it. */
export function CasePapers({ of, applicant }: { readonly of: OfficeCase; readonly applicant: Applicant }) {
  return (
    <section className="of-panel" aria-label={applicant.name ?? m.office_case_nameless()}>
      <h2>{applicant.name ?? m.office_case_nameless()}</h2>
      <p className="vc-profile">{profileName[applicant.profile]()}</p>
      <ul className="vc-papers">
        {applicant.papers.map((paper) => (
          <PaperRow key={paper.id} of={of} paper={paper} />
        ))}
      </ul>
    </section>
  );
}

function PaperRow({ of, paper }: { readonly of: OfficeCase; readonly paper: ShownPaper }) {
  const me = useMe();
  const may = needsPermission(me, 'visa-cases.write');
  const { name, detail, state, files, because } = paper;
  const isDecidable = state === 'received' || state === 'accepted';
  const save = async (number: number) => {
    try {
      const path = `/visa-cases/${of.id}/papers/${paper.id}/file`;
      saveFile(await requestFile(path, { number }), `${of.reference}-${paper.key}-${number + 1}.pdf`);
    } catch (cause) {
      tellProblem(cause);
    }
  };
  return (
    <li className="vc-paper" data-state={state}>
      <div>
        <h3>{name}</h3>
        {detail !== null && <p>{detail}</p>}
        {because !== null && <p className="vc-because">{because}</p>}
      </div>
      <strong className="vc-state">{officePaperWords[state]()}</strong>
      {files.length > 0 && (
        <div className="vc-files">
          {files.map((file, number) => (
            <MayButton
              key={file.id}
              refused={may}
              variant="default"
              size="xs"
              hint={m.office_case_open_hint()}
              onClick={() => void save(number)}
            >
              {file.name}
            </MayButton>
          ))}
        </div>
      )}
      {isDecidable && (
        <div className="vc-decide">
          {state === 'received' && (
            <MayButton
              refused={may}
              size="xs"
              onClick={() =>
                void doing(casesKey, m.office_case_told_accepted({ paper: name }), () =>
                  acceptPaper(of.id, paper.id),
                )
              }
            >
              {m.office_case_accept()}
            </MayButton>
          )}
          {may === undefined && <AgainForm of={of} paper={paper} />}
        </div>
      )}
    </li>
  );
}

/** Asks for a paper again, by a ready phrase or in words of one's own, in the customer's language. */
function AgainForm({ of, paper }: { readonly of: OfficeCase; readonly paper: ShownPaper }) {
  const [phrase, setPhrase] = useState('');
  const [own, setOwn] = useState('');
  const ready = phrases.find((each) => each === phrase);
  const because = ready === undefined ? own.trim() : readyPhrases[ready]({}, { locale: of.language });
  const send = () =>
    void doing(casesKey, m.office_case_told_again({ paper: paper.name }), () =>
      askAgain(of.id, paper.id, { because, ...(ready === undefined ? {} : { phrase: ready }) }),
    );
  return (
    <form
      className="vc-again"
      onSubmit={(event) => {
        event.preventDefault();
        if (because.length >= 3) {
          send();
        }
      }}
    >
      <NativeSelect
        size="xs"
        aria-label={m.office_case_again_why()}
        data={[
          { value: '', label: m.office_case_again_own() },
          ...phrases.map((value) => ({ value, label: readyPhrases[value]() })),
        ]}
        value={phrase}
        onChange={({ currentTarget }) => setPhrase(currentTarget.value)}
      />
      {ready === undefined && (
        <TextInput
          size="xs"
          aria-label={m.office_case_again_words()}
          placeholder={of.language === 'bn' ? m.office_bangla() : m.office_english()}
          maxLength={300}
          value={own}
          onChange={({ currentTarget }) => setOwn(currentTarget.value)}
        />
      )}
      <MayButton
        type="submit"
        size="xs"
        color="red"
        variant="outline"
        refused={because.length < 3 ? m.office_case_again_first() : undefined}
      >
        {m.office_case_again()}
      </MayButton>
    </form>
  );
}
