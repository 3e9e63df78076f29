import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageView } from '../package/package.contract.ts';
import { mostOfAKind, type PartyPart, partyParts } from '../price/price.contract.ts';
import type { Choice } from './package-choice.ts';
import { partNames, partyWords } from './package-words.ts';

/** Who travels: folded to one line until it is to be changed. */
export function PartyFields({ view, choice }: { view: PackageView; choice: Choice }) {
  const language = usePageLanguage();
  const { infantUnder, childUnder } = view.childPolicy;
  const shown = (value: number) => count(value, language);
  const ages: Readonly<Record<PartyPart, string>> = {
    adults: m.package_age_from({ shown: shown(childUnder) }),
    childbed: m.package_age_between({ from: shown(infantUnder), to: shown(childUnder - 1) }),
    childnobed: m.package_age_between({ from: shown(infantUnder), to: shown(childUnder - 1) }),
    infants: m.package_age_under({ shown: shown(infantUnder) }),
    single: m.package_single_help(),
  };
  return (
    <details className="party">
      <summary>
        <b>{m.package_travellers()}</b>
        <span className="num">{partyWords(choice.party, language)}</span>
      </summary>
      {partyParts.map((part) => (
        <NumberField
          key={part}
          name={part}
          label={partNames[part]()}
          help={ages[part]}
          min={part === 'adults' ? 1 : 0}
          value={choice.party[part]}
          onChange={(value) => choice.change({ [part]: value })}
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

/** A number with a button on either side; typed as well. */
function NumberField({ name, label, help, min, value, onChange }: NumberFieldProps) {
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(String(value));
  if (known !== value) {
    setKnown(value);
    setTyped(String(value));
  }
  const set = (next: number) => onChange(Math.min(mostOfAKind, Math.max(min, next)));
  return (
    <div className="party-field">
      <label htmlFor={`party-${name}`}>
        {label}
        <small className="num">{help}</small>
      </label>
      <span className="stepper">
        <button
          type="button"
          className="with-js"
          disabled={value <= min}
          aria-label={m.package_fewer({ what: label })}
          onClick={() => set(value - 1)}
        >
          <Icon of={Minus} />
        </button>
        <input
          id={`party-${name}`}
          className="num"
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={mostOfAKind}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            const number = event.target.valueAsNumber;
            if (Number.isInteger(number) && number >= min && number <= mostOfAKind) {
              onChange(number);
            }
          }}
          onBlur={() => setTyped(String(value))}
        />
        <button
          type="button"
          className="with-js"
          disabled={value >= mostOfAKind}
          aria-label={m.package_more_of({ what: label })}
          onClick={() => set(value + 1)}
        >
          <Icon of={Plus} />
        </button>
      </span>
    </div>
  );
}
