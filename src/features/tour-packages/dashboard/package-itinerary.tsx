import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { BoxesField, MultiField, optionsOf } from '#dashboard/form/fields/choice-fields.tsx';
import { useAt } from '#dashboard/form/form-context.tsx';
import { textOf } from '#dashboard/form/plain.ts';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { PictureField } from '#dashboard/pictures/picture-fields.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { mealNames, transportNames } from './package-choices.ts';
import { freshDay } from './package-start.rules.ts';

const dayName = (index: number) => m.writing_day_n({ number: count(index + 1, officeLanguage()) });

/** The days of a package: facts once, texts in each language. */
export function PackageItinerary() {
  return (
    <Rows
      lists={['facts.itinerary', 'texts.en.itinerary', 'texts.bn.itinerary']}
      nameOf={dayName}
      fresh={() => [freshDay(), {}, {}]}
      addLabel={m.writing_day_add()}
      most={61}
      heading={(index) => <DayHeading index={index} />}
    >
      {(index) => (
        <>
          <BothText name={`itinerary.${index}.title`} label={m.writing_f_title()} most={90} />
          <BothText
            name={`itinerary.${index}.text`}
            label={m.writing_f_what_happens()}
            most={1500}
            rows={3}
          />
          <BothText name={`itinerary.${index}.stay`} label={m.writing_f_stay()} most={120} optional />
          <div className="fk-two">
            <BoxesField
              path={`facts.itinerary.${index}.meals`}
              label={m.writing_f_meals()}
              options={optionsOf(mealNames)}
            />
            <MultiField
              path={`facts.itinerary.${index}.by`}
              label={m.writing_f_by()}
              options={optionsOf(transportNames)}
              most={8}
            />
          </div>
          <PictureField path={`facts.itinerary.${index}.picture`} label={m.writing_f_picture()} />
        </>
      )}
    </Rows>
  );
}

function DayHeading({ index }: { index: number }) {
  const language = officeLanguage();
  const english = textOf(useAt(`texts.en.itinerary.${index}.title`));
  const bangla = textOf(useAt(`texts.bn.itinerary.${index}.title`));
  const title = language === 'bn' ? bangla || english : english || bangla;
  return (
    <>
      <i className="fk-coin num" aria-hidden="true">
        {count(index + 1, language)}
      </i>
      <b className="fk-fold-name">{title || dayName(index)}</b>
    </>
  );
}
