import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { useText } from '#dashboard/form/form-context.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { facts, texts } from './package-paths.ts';

const hotelName = (index: number) => m.writing_hotel_n({ number: count(index + 1, officeLanguage()) });

/** The hotels of a package by name: nights and class once, name and place in each language. */
export function PackageHotels() {
  return (
    <>
      <h3>{m.writing_f_hotels()}</h3>
      <Rows
        lists={[facts.at('hotels'), texts.at('hotels')]}
        nameOf={hotelName}
        fresh={() => [{}, {}]}
        addLabel={m.writing_hotel_add()}
        heading={(index) => <HotelHeading index={index} />}
      >
        {(index) => (
          <>
            <BothText path={texts.at(`hotels.${index}.name`)} />
            <BothText path={texts.at(`hotels.${index}.place`)} />
            <div className="fk-four">
              <NumberField path={facts.at(`hotels.${index}.nights`)} />
              <NumberField path={facts.at(`hotels.${index}.stars`)} />
            </div>
          </>
        )}
      </Rows>
    </>
  );
}

function HotelHeading({ index }: { index: number }) {
  const name = texts.at(`hotels.${index}.name`);
  const english = useText(name.in('en'));
  const bangla = useText(name.in('bn'));
  const shown = officeLanguage() === 'bn' ? bangla || english : english || bangla;
  return <b className="fk-fold-name">{shown || hotelName(index)}</b>;
}
