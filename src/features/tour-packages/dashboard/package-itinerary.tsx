import { BothText } from '#dashboard/form/fields/both-text.tsx';
import { BoxesField, MultiField, optionsOf } from '#dashboard/form/fields/choice-fields.tsx';
import { useText } from '#dashboard/form/form-context.tsx';
import { Rows } from '#dashboard/form/rows/rows.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { PictureField } from '#dashboard/pictures/picture-fields.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { mealNames, transportNames } from './package-choices.ts';
import { facts, texts } from './package-paths.ts';
import { freshDay } from './package-start.rules.ts';

const dayName = (index: number) => m.writing_day_n({ number: count(index + 1, officeLanguage()) });

/** The days of a package: facts once, texts in each language. */
export function PackageItinerary() {
  return (
    <Rows
      lists={[facts.at('itinerary'), texts.at('itinerary')]}
      nameOf={dayName}
      fresh={() => [freshDay(), {}]}
      addLabel={m.writing_day_add()}
      heading={(index) => <DayHeading index={index} />}
    >
      {(index) => (
        <>
          <BothText path={texts.at(`itinerary.${index}.title`)} />
          <BothText path={texts.at(`itinerary.${index}.text`)} label={m.writing_f_what_happens()} rows={3} />
          <BothText path={texts.at(`itinerary.${index}.stay`)} optional />
          <div className="fk-two">
            <BoxesField path={facts.at(`itinerary.${index}.meals`)} options={optionsOf(mealNames)} />
            <MultiField path={facts.at(`itinerary.${index}.by`)} options={optionsOf(transportNames)} />
          </div>
          <PictureField path={facts.at(`itinerary.${index}.picture`)} />
        </>
      )}
    </Rows>
  );
}

function DayHeading({ index }: { index: number }) {
  const language = officeLanguage();
  const title = texts.at(`itinerary.${index}.title`);
  const english = useText(title.in('en'));
  const bangla = useText(title.in('bn'));
  const shown = language === 'bn' ? bangla || english : english || bangla;
  return (
    <>
      <i className="fk-coin num" aria-hidden="true">
        {count(index + 1, language)}
      </i>
      <b className="fk-fold-name">{shown || dayName(index)}</b>
    </>
  );
}
