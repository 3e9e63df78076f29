import { type RefObject, useLayoutEffect, useRef } from 'react';
import { maxAges, oldestChild, usualAdults } from '#features/tour-packages/party/ages.rules.ts';
import { maxOfAKind } from '#features/tour-packages/party/party-parts.rules.ts';
import { numberIn } from '#features/tour-packages/price/price.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Stepper } from '#ui/form/stepper.tsx';
import './family-fields.css';

/** Who travels, as typed: how many adults and children, and an age for each child. */
export interface TypedFamily {
  readonly adults: string;
  readonly children: string;
  readonly ages: readonly string[];
}

export const usualFamily: TypedFamily = { adults: String(usualAdults), children: '0', ages: [] };

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index);

/** So many ages are asked without JavaScript; a larger family writes to us. */
const plainAges = upTo(4);

/** Whether an age is written that the search understands. */
export const isAge = (text: string): boolean => (numberIn(text) ?? oldestChild + 1) <= oldestChild;

interface FamilyProps {
  readonly typed: TypedFamily;
  readonly change: (changed: Partial<TypedFamily>) => void;
  /** The ages are still wanted: the search was asked for without them. */
  readonly isWanting: boolean;
  readonly row: RefObject<HTMLFieldSetElement | null>;
}

/** Adults and children, and the ages as soon as there are children: bed, lap and price follow from them. */
export function FamilyFields({ typed, change, isWanting, row }: FamilyProps) {
  const language = usePageLanguage();
  const write = (number: number) => count(number, language);
  const children = Math.min(numberIn(typed.children) ?? 0, maxAges);
  const known = useRef(children);
  // One more child: its age is asked at once, by the keys of numbers.
  useLayoutEffect(() => {
    if (children > known.current) {
      const fields = [...(row.current?.querySelectorAll('input') ?? [])];
      (fields.find(({ value }) => value === '') ?? fields.at(-1))?.focus();
    }
    known.current = children;
  }, [children, row]);
  const part = (id: 'adults' | 'children', label: string, help: string, min: number, max: number) => (
    <div className={`hero-field fld-${id}`}>
      <Stepper
        id={id}
        label={label}
        help={help}
        value={/^\d+$/.test(typed[id]) ? write(Number(typed[id])) : typed[id]}
        number={numberIn(typed[id]) ?? Number.NaN}
        write={write}
        min={min}
        max={max}
        fewer={m.package_fewer({ what: label })}
        more={m.package_more_of({ what: label })}
        onValue={(value) => change({ [id]: value })}
      />
    </div>
  );
  return (
    <>
      {part('adults', m.home_adults(), m.home_adults_help(), 1, maxOfAKind)}
      {part('children', m.home_children(), m.home_children_help(), 0, maxAges)}
      {children > 0 && (
        <fieldset className="fld-ages" ref={row}>
          <legend>{m.home_ages()}</legend>
          {upTo(children).map((index) => (
            <label key={index}>
              <span className="vh">{m.home_age_of({ shown: write(index + 1) })}</span>
              <input
                name="age"
                className="num"
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                value={typed.ages[index] ?? ''}
                aria-invalid={(isWanting && !isAge(typed.ages[index] ?? '')) || undefined}
                aria-describedby="ages-help"
                onChange={(event) =>
                  change({
                    ages: upTo(children).map((at) =>
                      at === index ? event.target.value : (typed.ages[at] ?? ''),
                    ),
                  })
                }
              />
            </label>
          ))}
          <p
            id="ages-help"
            role={isWanting ? 'alert' : undefined}
            className={isWanting ? 'wanting' : undefined}
          >
            {isWanting ? m.home_ages_wanting() : m.home_ages_help()}
          </p>
        </fieldset>
      )}
      <noscript>
        <fieldset className="fld-ages">
          <legend>{m.home_ages()}</legend>
          {plainAges.map((index) => (
            <label key={index}>
              <span className="vh">{m.home_age_of({ shown: write(index + 1) })}</span>
              <input name="age" className="num" inputMode="numeric" maxLength={2} />
            </label>
          ))}
          <p>{m.home_ages_plain()}</p>
        </fieldset>
      </noscript>
    </>
  );
}
