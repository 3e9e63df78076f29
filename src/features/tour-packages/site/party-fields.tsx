import { useState } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Stepper } from '#ui/form/stepper.tsx';
import type { PackageView } from '../package/package.contract.ts';
import { partsFor } from '../party/party.rules.ts';
import { maxOfAKind, partKeys } from '../party/party-parts.rules.ts';
import { numberIn } from '../price/price.rules.ts';
import type { Choice } from './package-choice.ts';
import { partAges, partName, partyLabel } from './package-labels.ts';

/** The party, folded to one line until it is changed. */
export function PartyFields({ view, choice }: { view: PackageView; choice: Choice }) {
  const language = usePageLanguage();
  const ages = partAges(view.childPolicy, language);
  return (
    <details className="party">
      <summary>
        <b>{m.package_travellers()}</b>
        <span className="num">{partyLabel(choice.party, language, choice.ages)}</span>
      </summary>
      {partsFor(view.nights).map((part) => (
        <NumberField
          key={part}
          name={part}
          label={partName(part, view.nights)}
          help={ages[part]}
          min={part === 'adults' ? 1 : 0}
          value={choice.party[partKeys[part]]}
          onChange={(value) =>
            choice.change({ party: { ...choice.party, [partKeys[part]]: value }, ages: [] })
          }
        />
      ))}
    </details>
  );
}

interface NumberFieldProps {
  name: string;
  label: string;
  help: string;
  min: number;
  value: number;
  onChange: (value: number) => void;
}

/** A number held in the URL; an incomplete input stays as typed. */
function NumberField({ name, label, help, min, value, onChange }: NumberFieldProps) {
  const language = usePageLanguage();
  const write = (number: number) => count(number, language);
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(write(value));
  if (known !== value) {
    setKnown(value);
    setTyped(write(value));
  }
  return (
    <Stepper
      id={name}
      label={label}
      help={help}
      value={typed}
      number={value}
      write={write}
      min={min}
      max={maxOfAKind}
      fewer={m.package_fewer({ what: label })}
      more={m.package_more_of({ what: label })}
      onValue={(text) => {
        setTyped(text);
        const number = numberIn(text);
        if (number !== undefined && number >= min && number <= maxOfAKind) {
          onChange(number);
        }
      }}
    />
  );
}
