import { Kbd, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Check, RotateCcw } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { isOnControl } from '#dashboard/table/use-row-keys.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { againRequest } from '../case-papers/case-papers.contract.ts';
import type { CasePaperView, OfficeCase } from '../visa-cases.contract.ts';
import { type Phrase, phrases } from '../visa-cases.rules.ts';
import { casesKey } from './cases-client.ts';
import { readyPhrases } from './office-case-labels.ts';
import { PaperName } from './paper-name.tsx';
import { PaperStandIn } from './paper-stand-in.tsx';

interface PaperDecisionProps {
  readonly of: OfficeCase;
  readonly paper: CasePaperView;
  /** The reason is chosen for which it is wanted again. */
  readonly isAsking: boolean;
  readonly refused: RefusalReason;
  /** Which files weren't opened: they can't be accepted yet. */
  readonly unopened: RefusalReason;
  readonly isDecidable: boolean;
  readonly onAccept: () => void;
  readonly onAsk: () => void;
  /** The paper itself was seen. */
  readonly onSeen: () => void;
  /** It was sent back. */
  readonly onSent: () => void;
}

/** What the guide asks of the paper in hand, and the decision: accepted, or again because of a ready reason. */
export function PaperDecision({
  of,
  paper,
  isAsking,
  refused,
  unopened,
  isDecidable,
  ...on
}: PaperDecisionProps) {
  const { name, detail, because, state } = paper;
  return (
    <section className="of-panel" aria-labelledby="vc-in-hand">
      <h2 id="vc-in-hand">{name}</h2>
      {detail !== null && <p>{detail}</p>}
      {because !== null && <p className="vc-because">{because}</p>}
      {isDecidable && refused === undefined && <PaperName key={paper.id} id={of.id} paper={paper} />}
      {isDecidable && (
        <>
          <h3>{m.office_case_or_again()}</h3>
          <div className="vc-decide">
            {state === 'received' && (
              <MayButton
                refused={refused ?? unopened}
                variant="default"
                leftSection={<Icon of={Check} />}
                rightSection={<Kbd aria-hidden="true">A</Kbd>}
                onClick={on.onAccept}
              >
                {m.office_case_accept()}
              </MayButton>
            )}
            <MayButton
              {...{ refused, variant: 'outline', color: 'red', leftSection: <Icon of={RotateCcw} /> }}
              rightSection={<Kbd aria-hidden="true">R</Kbd>}
              onClick={on.onAsk}
            >
              {m.office_case_again()}
            </MayButton>
          </div>
          {isAsking && <AgainForm key={paper.id} of={of} paper={paper} onSent={on.onSent} />}
        </>
      )}
      <PaperStandIn {...{ of, paper, refused, onSeen: on.onSeen }} />
    </section>
  );
}

interface Again {
  readonly phrase: Phrase | undefined;
  /** In words of one's own, without a phrase. */
  readonly own: string;
}

const start: Again = { phrase: undefined, own: '' };

/** Ready reasons in both languages, or words of one's own. Digits choose and Enter sends from anywhere on the page. */
function AgainForm({ of, paper, onSent }: Pick<PaperDecisionProps, 'of' | 'paper' | 'onSent'>) {
  const form = useOfficeForm({
    start,
    schema: againRequest,
    request: ({ phrase, own }) => ({
      phrase,
      because: phrase === undefined ? own : readyPhrases[phrase]({}, { locale: of.language }),
    }),
    words: { own: m.office_case_again_first },
    fieldOf: () => 'own',
    send: (again) =>
      write('POST /visa-cases/{id}/papers/{paper}/again', { id: of.id, paper: paper.id, ...again }),
    changes: casesKey,
    told: m.office_case_notify_again({ paper: paper.name }),
    after: onSent,
  });
  const { phrase } = form.values;
  const choose = (chosen: Phrase) => form.set({ phrase: chosen, own: '' });
  useHotkeys([
    [
      'Enter',
      (event) => {
        if (!isOnControl(event) && form.isWhole()) {
          form.submit();
        }
      },
      { preventDefault: false },
    ],
    ...phrases.map((each, index): [string, () => void] => [String(index + 1), () => choose(each)]),
  ]);
  return (
    <FormFrame form={form} className="vc-again">
      <fieldset>
        <legend className="vh">{m.office_case_again_why()}</legend>
        {phrases.map((each, index) => (
          <label key={each} className="vc-phrase" data-chosen={phrase === each || undefined}>
            <input
              type="radio"
              name="phrase"
              value={each}
              checked={phrase === each}
              onChange={() => choose(each)}
            />
            <span>
              <b lang="en">{readyPhrases[each]({}, { locale: 'en' })}</b>
              <span lang="bn">{readyPhrases[each]({}, { locale: 'bn' })}</span>
            </span>
            <Kbd aria-hidden="true">{index + 1}</Kbd>
          </label>
        ))}
      </fieldset>
      <TextInput
        label={m.office_case_again_words()}
        maxLength={300}
        {...form.field('own')}
        onChange={({ currentTarget }) => form.set({ phrase: undefined, own: currentTarget.value })}
      />
      <FormError form={form} />
      <MayButton
        type="submit"
        color="marigold.5"
        loading={form.isPending}
        refused={form.isWhole() ? undefined : m.office_case_again_first()}
      >
        {m.office_case_send_back()}
      </MayButton>
      <p className="vc-noted">{m.office_case_opening_noted()}</p>
    </FormFrame>
  );
}
