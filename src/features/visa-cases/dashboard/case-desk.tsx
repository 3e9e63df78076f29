import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { showKeys } from '#dashboard/keys-dialog.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { notifyError, runMutation } from '#dashboard/run-mutation.ts';
import { isElsewhere, isOnControl } from '#dashboard/table/use-row-keys.ts';
import { m } from '#messages/messages.js';
import type { CasePaperView, OfficeCase } from '../visa-cases.contract.ts';
import { takesPapers } from '../visa-cases.rules.ts';
import { CaseNames } from './case-names.tsx';
import { CasePapers } from './case-papers.tsx';
import { casesKey, findNextCase } from './cases-client.ts';
import { unopenedText } from './opened-files.ts';
import { PaperDecision } from './paper-decision.tsx';
import { openSharing, openWaiver, seePaper } from './paper-stand-in.tsx';
import { PaperView } from './paper-view.tsx';

/** Shows the keys of a case's page. */
export const showCaseKeys = () =>
  showKeys(m.office_case_keys(), [
    [['j', 'k'], m.office_case_key_move()],
    [['Enter'], m.office_case_key_open()],
    [['a'], m.office_case_key_accept()],
    [['s'], m.office_case_key_see()],
    [['x'], m.office_case_key_waive()],
    [['f'], m.office_case_key_share()],
    [['r', '1', '…', '7'], m.office_case_key_again()],
    [['n'], m.office_case_key_next()],
    [['?'], m.office_case_key_help()],
  ]);

interface CaseDeskProps {
  readonly of: OfficeCase;
  /** Below the papers, and below the decision. */
  readonly under: ReactNode;
  readonly beside: ReactNode;
}

/** The desk of a case: its papers, what came for the one in hand, and the decision on it, all by keyboard. */
export function CaseDesk({ of, under, beside }: CaseDeskProps) {
  const me = useMe();
  const go = useNavigate();
  const papers = of.applicants.flatMap((applicant) => applicant.papers);
  const [hand, setHand] = useState(() => papers.find(({ state }) => state === 'received')?.id);
  const [opened, setOpened] = useState<string>();
  const [number, setNumber] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const at = Math.max(
    0,
    papers.findIndex(({ id }) => id === hand),
  );
  const paper = papers[at];
  const may = needsPermission(me, 'visa-cases.write');
  const unopened = paper === undefined ? undefined : unopenedText(of, paper);
  const isDecidable = paper?.state === 'received' || paper?.state === 'accepted';
  const choose = (next: CasePaperView | undefined) => {
    if (next !== undefined) {
      setHand(next.id);
      setNumber(0);
      setAsking(false);
      document.getElementById(`paper-${next.id}`)?.scrollIntoView({ block: 'nearest' });
    }
  };
  /** The next one to look at is in hand then. */
  const goOn = () =>
    choose([...papers.slice(at + 1), ...papers.slice(0, at)].find(({ state }) => state === 'received'));
  async function accept() {
    if (may !== undefined || paper?.state !== 'received') {
      return;
    }
    // As it is at this moment: what was opened a moment ago counts.
    const left = unopenedText(of, paper);
    if (left === undefined) {
      const told = m.office_case_notify_accepted({ paper: paper.name });
      if (
        await runMutation(casesKey, told, () =>
          write('POST /visa-cases/{id}/papers/{paper}/accept', { id: of.id, paper: paper.id }),
        )
      ) {
        goOn();
      }
    } else {
      notifications.show({ color: 'yellow', message: left });
    }
  }
  async function see() {
    if (
      may === undefined &&
      paper !== undefined &&
      takesPapers(of.state) &&
      (await seePaper({ of, paper }))
    ) {
      goOn();
    }
  }
  /** Asks what stands for a file of the paper. */
  function stand(open: typeof openWaiver) {
    if (may === undefined && paper !== undefined && takesPapers(of.state)) {
      open({ of, paper });
    }
  }
  async function openNext() {
    try {
      const next = await findNextCase(of.id);
      if (next === undefined) {
        notifications.show({ message: m.office_case_no_next() });
      } else {
        void go(`/dashboard/visacases/${next}`);
      }
    } catch (cause) {
      notifyError(cause);
    }
  }
  const ask = () => {
    if (may === undefined && isDecidable) {
      setAsking(true);
    }
  };
  /** Opens the paper; of one that is open its next page. */
  function look() {
    setOpened(paper?.id);
    if (paper !== undefined && opened === paper.id) {
      setNumber(Math.min(number + 1, Math.max(0, paper.files.length - 1)));
    }
  }
  /** A key does nothing behind a dialog, and where something is typed. */
  const key = (act: () => void) => (event: KeyboardEvent) => {
    if (!isElsewhere(event)) {
      act();
    }
  };
  useHotkeys([
    ['j', key(() => choose(papers[at + 1]))],
    ['k', key(() => choose(papers[at - 1]))],
    ['a', key(() => void accept())],
    ['r', key(ask)],
    ['s', key(() => void see())],
    ['x', key(() => stand(openWaiver))],
    ['f', key(() => stand(openSharing))],
    ['n', key(() => void openNext())],
    ['shift+?', key(showCaseKeys)],
    [
      'Enter',
      (event) => {
        // The reason that is chosen is sent by it otherwise.
        if (!isOnControl(event) && !isAsking && may === undefined) {
          look();
        }
      },
      { preventDefault: false },
    ],
  ]);
  return (
    <div className="vc-desk">
      <div className="vc-desk-list">
        {of.applicants.map((applicant) => (
          <CasePapers
            key={applicant.id}
            {...{ of, refused: may, applicant, hand: paper?.id, onChoose: choose }}
          />
        ))}
        <CaseNames
          {...{ of, refused: may }}
          onChoose={(id) => choose(papers.find((each) => each.id === id))}
        />
        {under}
      </div>
      {paper !== undefined && (
        <PaperView
          key={paper.id}
          {...{ of, paper, refused: may, number, isOpen: opened === paper.id }}
          onOpen={() => setOpened(paper.id)}
          onNumber={setNumber}
        />
      )}
      <div className="vc-desk-side">
        {paper !== undefined && (
          <PaperDecision
            of={of}
            paper={paper}
            isAsking={isAsking}
            refused={may}
            unopened={unopened}
            isDecidable={isDecidable}
            onAsk={ask}
            onAccept={() => void accept()}
            onSeen={goOn}
            onSent={() => {
              setAsking(false);
              goOn();
            }}
          />
        )}
        {beside}
      </div>
    </div>
  );
}
