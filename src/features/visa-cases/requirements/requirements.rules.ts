import {
  type ChecklistGroup,
  checklist,
  papersOfKind,
} from '#features/visas/visa-checklist/visa-checklist.rules.ts';
import type {
  Paper,
  PaperGroup,
  PaperShape,
  Profile,
  VisaFacts,
  VisaTexts,
} from '#features/visas/visas.contract.ts';
import type { Language } from '#platform/language.ts';
import { inOrder } from '#platform/record.ts';

/** A paper that is required of an applicant, in the words of the guide on the day. */
export interface Requirement {
  readonly key: string;
  readonly group: PaperGroup;
  readonly shape: PaperShape;
  readonly texts: Readonly<Record<Language, { readonly name: string; readonly detail?: string | undefined }>>;
}

/** A guide's facts and its texts in both languages. */
export interface RequirementSource {
  readonly facts: Pick<VisaFacts, 'papers' | 'ownPapers'>;
  readonly texts: Readonly<Record<Language, Pick<VisaTexts, 'details' | 'ownPapers'>>>;
  readonly library: ReadonlyMap<string, Paper>;
}

/** What a guide requires of an applicant for one kind of visa, in the order of its checklist. */
export function requirementsOf(
  { facts, texts, library }: RequirementSource,
  kind: string,
  profile: Profile,
): Requirement[] {
  const linesIn = (language: Language) => {
    const groups: ChecklistGroup[] = checklist({ facts, texts: texts[language], library, language }, profile);
    return papersOfKind(groups, kind).flatMap(({ group, papers }) =>
      papers.map((paper) => ({ ...paper, group })),
    );
  };
  const bangla = new Map(linesIn('bn').map((line) => [line.key, line]));
  return linesIn('en').map(({ key, group, shape, name, detail }) => {
    const bn = bangla.get(key) ?? { name, detail };
    return {
      key,
      group,
      shape,
      texts: { en: { name, detail }, bn: { name: bn.name, detail: bn.detail } },
    };
  });
}

/** What a later state of the guide asks otherwise of one applicant. */
export interface RequirementChange {
  readonly added: readonly Requirement[];
  readonly dropped: readonly Requirement[];
  readonly changed: readonly { readonly from: Requirement; readonly to: Requirement }[];
}

const said = (requirement: Requirement) => JSON.stringify(requirement, inOrder);

/** The difference between what an applicant was asked for and what the guide asks for now. */
export function requirementChange(
  before: readonly Requirement[],
  after: readonly Requirement[],
): RequirementChange {
  const old = new Map(before.map((each) => [each.key, each]));
  const now = new Set(after.map(({ key }) => key));
  return {
    added: after.filter(({ key }) => !old.has(key)),
    dropped: before.filter(({ key }) => !now.has(key)),
    changed: after.flatMap((to) => {
      const from = old.get(to.key);
      return from !== undefined && said(from) !== said(to) ? [{ from, to }] : [];
    }),
  };
}

/** Whether there is any difference. */
export const isChange = ({ added, dropped, changed }: RequirementChange): boolean =>
  added.length + dropped.length + changed.length > 0;

/** The name of a paper in both languages. */
export const nameOf = ({ texts }: Requirement): Record<Language, string> => ({
  en: texts.en.name,
  bn: texts.bn.name,
});
