import { checkOf, type Finding, repeated, stops, warns } from '#features/documents/checks/checks.rules.ts';
import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { fieldOf } from '#platform/record.ts';
import { type PaperLine, visaFacts } from '../visas.contract.ts';
import { isCheckedLongAgo, totalFee } from '../visas.rules.ts';

const facts = visaFacts.strip();

const ofAge = checkOf(facts.pick({ checkedOn: true }), ({ checkedOn }, { today }) =>
  checkedOn > today
    ? [stops('fee-future', 'facts.checkedOn', m.documents_check_fee_future)]
    : isCheckedLongAgo(checkedOn, today)
      ? [warns('fee-unchecked', 'facts.checkedOn', m.documents_check_fee_unchecked)]
      : [],
);

const ofKinds = checkOf(facts.pick({ kinds: true }), ({ kinds }) => [
  ...repeated('facts.kinds', kinds),
  ...kinds.flatMap((kind, place) => [
    ...(kind.workingDays.min > kind.workingDays.max
      ? [stops('working-days', `facts.kinds.${place}.workingDays.min`, m.writing_c_working)]
      : []),
    ...(totalFee(kind) === 0 ? [warns('fee-free', `facts.kinds.${place}.fees`, m.writing_a_fee_free)] : []),
  ]),
]);

/** Whether two lines are the same paper for the same kind of visa and the same people. */
const isTwice = (one: PaperLine, { paper, kinds, age }: PaperLine) =>
  one.paper === paper &&
  (one.age === undefined || age === undefined || one.age === age) &&
  (one.kinds === undefined || kinds === undefined || kinds.some((kind) => one.kinds?.includes(kind)));

const ofPapers = checkOf(facts.pick({ papers: true }), ({ papers: { common, byProfile } }) => {
  const ofProfiles = Object.entries(byProfile).map(([key, lines]) => [`byProfile.${key}`, lines] as const);
  return [['common', common] as const, ...ofProfiles].flatMap(([list, lines]) =>
    lines.flatMap((line, place) =>
      lines.slice(0, place).some((before) => isTwice(before, line))
        ? [stops('paper-twice', `facts.papers.${list}.${place}.paper`, m.writing_c_paper_twice)]
        : [],
    ),
  );
});

const ofNames = checkOf(facts.pick({ kinds: true, ownPapers: true }), ({ kinds, ownPapers }, { texts }) =>
  languages.flatMap((language): Finding[] => {
    const text = texts[language];
    const unnamed = (field: string, list: ReadonlyArray<{ key: string }>) =>
      list
        .filter(({ key }) => fieldOf(fieldOf(fieldOf(text, field), key), 'name') === undefined)
        .map(({ key }) => `texts.${language}.${field}.${key}.name`);
    return text === undefined
      ? []
      : [
          ...unnamed('kinds', kinds).map((path) =>
            stops('kind-unnamed', path, m.documents_check_kind_unnamed, language),
          ),
          ...unnamed('ownPapers', ownPapers).map((path) =>
            stops('paper-unnamed', path, m.documents_check_paper_unnamed, language),
          ),
        ];
  }),
);

/** Checks a visa guide before publishing: date of its check, fees, papers and names. */
export const visaChecks = [ofAge, ofKinds, ofPapers, ofNames];
