import { Printer } from 'lucide-react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { useAgency } from '#site/layout/agency.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import type { ApplyByView, GuideView, KindView, ProfileView } from '../visa-guide/visa-guide.rules.ts';
import { profileName } from '../visa-names.rules.ts';
import type { PaperGroup } from '../visas.contract.ts';
import type { PaperAge } from '../visas.data.ts';
import { isAppliedFor } from '../visas.rules.ts';
import { PaperShapes } from './paper-shapes.tsx';
import { usePaperTicks } from './paper-ticks.ts';
import './paper-sheet.css';

const groupName: Readonly<Record<PaperGroup, () => string>> = {
  'about-you': m.visas_group_about_you,
  work: m.visas_group_work,
  money: m.visas_group_money,
  family: m.visas_group_family,
  journey: m.visas_group_journey,
};

const ageName: Readonly<Record<PaperAge, () => string>> = {
  adults: m.visas_paper_adults,
  children: m.visas_paper_children,
};

interface PaperSheetProps {
  guide: GuideView;
  kind: KindView;
  list: ProfileView;
  /** The guide's URL, for the printed sheet. */
  address: string;
  /** The storage key of the ticks. */
  ticksOf: string;
}

/** By when the papers are due, as the printed sheet says it: for the chosen journey where it is in time, else for the first one that is. */
function dueText(answer: ApplyByView): string {
  if (answer.state === 'in-time') {
    return m.visas_print_by({ date: answer.plan.papersBy });
  }
  const { papersBy, fly } = answer.earliest;
  return m.visas_print_from({ papers: papersBy, fly });
}

/** One profile's checklist. Printed alone, with profile and date. */
export function PaperSheet({ guide, kind, list, address, ticksOf }: PaperSheetProps) {
  const language = usePageLanguage();
  const agency = useAgency();
  const { ticked, tick } = usePaperTicks(ticksOf);
  const papers = list.groups.flatMap((group) => group.papers);
  const all = papers.length;
  const ready = papers.filter(({ key }) => ticked.has(key)).length;
  return (
    <div className="sheet">
      <div className="sheet-letterhead">
        <b>{agency.name}</b>
        <span className="num">
          <PhoneNumber of={agency.phone} /> · {agency.email}
        </span>
        <strong>
          {guide.title}: {kind.name}
        </strong>
        <span>{m.visas_checked({ date: guide.checkedOn })}</span>
        <span className="sheet-by num">{dueText(kind.applyBy)}</span>
        <span className="sheet-blank">{m.visas_print_name()}</span>
        <span className="sheet-blank">{m.visas_print_passport()}</span>
      </div>
      <header>
        <b aria-live="polite">
          {m.visas_sheet({
            count: all,
            shown: count(all, language),
            profile: profileName[list.profile](),
          })}
        </b>
        <span className="sheet-tools">
          <span className="small num">
            {ready === all
              ? m.visas_all_ready()
              : m.visas_ready({ done: count(ready, language), all: count(all, language) })}
          </span>
          <progress value={ready} max={all} aria-hidden="true" />
          <button className="btn btn-line btn-sm" type="button" onClick={() => window.print()}>
            <Icon of={Printer} />
            {m.site_print()}
          </button>
        </span>
      </header>
      {list.groups.map(({ group, papers: lines }) => (
        <div key={group} className="sheet-group">
          <h3>{groupName[group]()}</h3>
          <ul className="paper-lines">
            {lines.map((paper) => (
              <li key={paper.key}>
                <label>
                  <input
                    type="checkbox"
                    checked={ticked.has(paper.key)}
                    onChange={(event) => tick(paper.key, event.currentTarget.checked)}
                  />
                  <span className="cl-words">
                    <b>{paper.name}</b>
                    {paper.age !== undefined && <small>{ageName[paper.age]()}</small>}
                    {paper.detail !== undefined && <small>{paper.detail}</small>}
                  </span>
                  <PaperShapes of={paper.shape} />
                </label>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="sheet-foot">
        <span className="sheet-tools">{m.visas_ticks_stay()}</span>{' '}
        {isAppliedFor(kind) ? m.visas_print_note() : m.visas_print_note_airport()}{' '}
        <span className="sheet-address">
          {address}
          {agency.licences.map(({ name, number }) => ` · ${name} ${number}`)}
        </span>
      </p>
    </div>
  );
}
