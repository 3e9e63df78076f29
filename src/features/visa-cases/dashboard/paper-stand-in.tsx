import { Checkbox, Kbd, TextInput } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { sharing, waiver } from '../stand-ins/stand-ins.contract.ts';
import type { CasePaperView, OfficeCase } from '../visa-cases.contract.ts';
import { takesPapers } from '../visa-cases.rules.ts';
import { casesKey } from './cases-client.ts';
import { standInLabels } from './office-case-labels.ts';

interface StandInProps {
  readonly of: OfficeCase;
  readonly paper: CasePaperView;
}

/** Whether no file of its own came for a paper, and nothing stands for it. */
const isOpen = ({ state, standIn }: CasePaperView) =>
  (state === 'wanted' || state === 'again') && standIn === null;

const nameOf = (name: string | null) => name ?? m.office_case_nameless();

/** The other applicants who are asked for the same, and whom this could count for. */
function sharersOf({ of, paper }: StandInProps): { id: string; name: string }[] {
  const counts = paper.state === 'received' || paper.state === 'accepted' || paper.standIn?.kind === 'seen';
  return counts
    ? of.applicants.flatMap(({ id, name, papers }) =>
        papers.some((each) => each.id !== paper.id && each.key === paper.key && isOpen(each))
          ? [{ id, name: nameOf(name) }]
          : [],
      )
    : [];
}

/** Says that the paper itself was seen; nothing happens to one that a file came for. @returns whether it was said */
export const seePaper = async ({ of, paper }: StandInProps): Promise<boolean> =>
  isOpen(paper) &&
  runMutation(
    casesKey,
    { text: m.office_case_notify_seen({ paper: paper.name }), undo: () => takeBack({ of, paper }) },
    () => write('POST /visa-cases/{id}/papers/{paper}/seen', { id: of.id, paper: paper.id }),
  );

/** Nothing stands for the paper any more. */
const takeBack = ({ of, paper }: StandInProps) =>
  write('POST /visa-cases/{id}/papers/{paper}/take-back', { id: of.id, paper: paper.id });

/** Asks why a paper isn't needed. */
export function openWaiver({ of, paper }: StandInProps): void {
  if (isOpen(paper)) {
    openForm(`${m.office_case_stand_not_needed()}: ${paper.name}`, <WaiverForm of={of} paper={paper} />);
  }
}

/** Asks whom a paper is good for, too. */
export function openSharing({ of, paper }: StandInProps): void {
  if (sharersOf({ of, paper }).length > 0) {
    openForm(`${m.office_case_stand_family()}: ${paper.name}`, <SharingForm of={of} paper={paper} />);
  }
}

function WaiverForm({ of, paper }: StandInProps) {
  const form = useOfficeForm({
    start: { because: '' },
    schema: waiver,
    request: (typed) => typed,
    send: (typed) =>
      write('POST /visa-cases/{id}/papers/{paper}/not-needed', { id: of.id, paper: paper.id, ...typed }),
    changes: casesKey,
    told: m.office_case_notify_waived({ paper: paper.name }),
    undo: () => takeBack({ of, paper }),
  });
  return (
    <DialogForm form={form} waits send={m.office_case_waive_send()}>
      <TextInput
        data-autofocus
        label={m.office_case_waive_why()}
        maxLength={300}
        {...form.field('because')}
      />
    </DialogForm>
  );
}

function SharingForm({ of, paper }: StandInProps) {
  const others = sharersOf({ of, paper });
  const none: readonly string[] = [];
  const form = useOfficeForm({
    start: { left: none },
    schema: sharing,
    request: ({ left }) => ({ applicants: others.map(({ id }) => id).filter((id) => !left.includes(id)) }),
    send: (typed) =>
      write('POST /visa-cases/{id}/papers/{paper}/family', { id: of.id, paper: paper.id, ...typed }),
    changes: casesKey,
    told: m.office_case_notify_shared({ paper: paper.name }),
  });
  const { left } = form.values;
  return (
    <DialogForm form={form} waits send={m.office_case_share_send()}>
      <fieldset className="vc-whose">
        <legend>{m.office_case_share_for()}</legend>
        {others.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={!left.includes(id)}
            onChange={({ currentTarget }) =>
              form.set({ left: currentTarget.checked ? left.filter((each) => each !== id) : [...left, id] })
            }
          />
        ))}
      </fieldset>
    </DialogForm>
  );
}

interface PaperStandInProps extends StandInProps {
  readonly refused: RefusalReason;
  /** It was seen: the next one is looked at. */
  readonly onSeen: () => void;
}

/** What stands for a file of the paper in hand, by whom and when, and taking it back; or the ways in which something can. */
export function PaperStandIn({ of, paper, refused, onSeen }: PaperStandInProps) {
  if (!takesPapers(of.state)) {
    return paper.standIn === null ? null : <StandInSaid of={of} paper={paper} />;
  }
  if (paper.standIn !== null) {
    return (
      <div className="vc-stand-in">
        <StandInSaid of={of} paper={paper} />
        <div className="vc-decide">
          {sharersOf({ of, paper }).length > 0 && <ShareButton {...{ of, paper, refused }} />}
          <MayButton
            {...{ refused, variant: 'default' }}
            onClick={() =>
              void runMutation(casesKey, m.office_case_notify_back({ paper: paper.name }), () =>
                takeBack({ of, paper }),
              )
            }
          >
            {m.office_case_take_back()}
          </MayButton>
        </div>
      </div>
    );
  }
  if (sharersOf({ of, paper }).length > 0) {
    return <ShareButton {...{ of, paper, refused }} />;
  }
  return isOpen(paper) ? (
    <>
      <h3>{m.office_case_stand_without()}</h3>
      <div className="vc-decide">
        <MayButton
          {...{ refused, variant: 'default' }}
          hint={m.office_case_see_hint()}
          rightSection={<Kbd aria-hidden="true">S</Kbd>}
          onClick={() => void seePaper({ of, paper }).then((done) => done && onSeen())}
        >
          {m.office_case_see()}
        </MayButton>
        <MayButton
          {...{ refused, variant: 'default' }}
          rightSection={<Kbd aria-hidden="true">X</Kbd>}
          onClick={() => openWaiver({ of, paper })}
        >
          {m.office_case_waive()}
        </MayButton>
      </div>
    </>
  ) : null;
}

const ShareButton = ({ of, paper, refused }: StandInProps & { readonly refused: RefusalReason }) => (
  <MayButton
    {...{ refused, variant: 'default' }}
    rightSection={<Kbd aria-hidden="true">F</Kbd>}
    onClick={() => openSharing({ of, paper })}
  >
    {m.office_case_share()}
  </MayButton>
);

function StandInSaid({ of, paper }: StandInProps) {
  const { standIn, isMet } = paper;
  if (standIn === null) {
    return null;
  }
  const { kind, by, at, because, applicant } = standIn;
  const name = nameOf(of.applicants.find(({ id }) => id === applicant)?.name ?? null);
  return (
    <div>
      <strong>{standInLabels[kind]()}</strong>
      {because !== null && <p>{m.office_case_stand_because({ because })}</p>}
      {kind === 'family' && (
        <p>{(isMet ? m.office_case_stand_with : m.office_case_stand_with_open)({ name })}</p>
      )}
      <p className="vc-noted num">{m.office_case_stand_by({ name: by, at: formatMoment(at) })}</p>
    </div>
  );
}
