import { Kbd, TextInput } from '@mantine/core';
import { Check, RotateCcw } from 'lucide-react';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { CasePaperView } from '../visa-cases.contract.ts';
import { type Phrase, phrases } from '../visa-cases.rules.ts';
import { readyPhrases } from './office-case-labels.ts';
import { PaperName } from './paper-name.tsx';

/** The reason for which a paper is wanted again, while it is chosen. */
export interface Asking {
  readonly isOpen: boolean;
  readonly phrase: Phrase | undefined;
  /** In words of one's own, without a phrase. */
  readonly own: string;
}

export const notAsking: Asking = { isOpen: false, phrase: undefined, own: '' };

interface PaperDecisionProps {
  /** The case. */
  readonly id: string;
  readonly paper: CasePaperView;
  readonly asking: Asking;
  readonly refused: RefusalReason;
  readonly isDecidable: boolean;
  readonly setAsking: (asking: Asking) => void;
  readonly onAccept: () => void;
  readonly onAsk: () => void;
  readonly onSend: () => void;
}

/** What the guide asks of the paper in hand, and the decision: accepted, or again because of a ready reason. */
export function PaperDecision({ id, paper, asking, refused, isDecidable, ...on }: PaperDecisionProps) {
  const { name, detail, because, state } = paper;
  return (
    <section className="of-panel" aria-labelledby="vc-in-hand">
      <h2 id="vc-in-hand">{name}</h2>
      {detail !== null && <p>{detail}</p>}
      {because !== null && <p className="vc-because">{because}</p>}
      {isDecidable && refused === undefined && <PaperName key={paper.id} {...{ id, paper }} />}
      {isDecidable && (
        <>
          <h3>{m.office_case_or_again()}</h3>
          <div className="vc-decide">
            {state === 'received' && (
              <MayButton
                {...{ refused, variant: 'default', leftSection: <Icon of={Check} /> }}
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
          {asking.isOpen && <AgainForm asking={asking} setAsking={on.setAsking} onSend={on.onSend} />}
        </>
      )}
    </section>
  );
}

interface AgainFormProps extends Pick<PaperDecisionProps, 'asking' | 'setAsking' | 'onSend'> {}

/** Ready reasons in both languages, or words of one's own. */
function AgainForm({ asking, setAsking, onSend }: AgainFormProps) {
  const { phrase, own } = asking;
  return (
    <form
      className="vc-again"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <fieldset>
        <legend className="vh">{m.office_case_again_why()}</legend>
        {phrases.map((each, index) => (
          <label key={each} className="vc-phrase" data-chosen={phrase === each || undefined}>
            <input
              type="radio"
              name="phrase"
              value={each}
              checked={phrase === each}
              onChange={() => setAsking({ ...asking, phrase: each, own: '' })}
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
        value={own}
        onChange={({ currentTarget }) =>
          setAsking({ ...asking, phrase: undefined, own: currentTarget.value })
        }
      />
      <MayButton
        type="submit"
        color="marigold.5"
        refused={phrase === undefined && own.trim().length < 3 ? m.office_case_again_first() : undefined}
      >
        {m.office_case_send_back()}
      </MayButton>
      <p className="vc-noted">{m.office_case_opening_noted()}</p>
    </form>
  );
}
