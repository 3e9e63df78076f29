import type { LucideIcon } from 'lucide-react';
import { m } from '#messages/messages.js';
import type { Hit } from '#platform/lookup/lookup.contract.ts';
import { beginsIn, fold } from '#ui/combobox/fold.ts';
import { aboutHit, endOf, groupOf, iconOf } from './hit-labels.ts';
import type { Go, OfficeAction } from './office-actions.ts';

/** A line of the search. */
export interface FoundLine {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  /** At its end, such as what is owed. */
  readonly end: string;
  readonly isUrgent?: boolean;
  readonly icon: LucideIcon;
  readonly choose: (go: Go) => void;
}

interface FoundGroup {
  readonly head: string;
  readonly lines: readonly FoundLine[];
  /** Pages and actions, which need no server. */
  readonly isLocal?: boolean;
}

interface Found {
  readonly typed: string;
  readonly hits: readonly Hit[];
  readonly pages: readonly OfficeAction[];
  readonly actions: readonly OfficeAction[];
  /** What can be begun for the very person that was typed. */
  readonly forSomebody: readonly FoundLine[];
}

const lineOf = (hit: Hit): FoundLine => ({
  id: `${hit.kind} ${hit.id}`,
  label: hit.title,
  about: aboutHit(hit),
  end: endOf(hit),
  isUrgent: hit.waits,
  icon: iconOf(hit),
  choose: (go) => go(hit.path),
});

const plainLine = ({ id, label, icon, choose }: OfficeAction): FoundLine => ({
  id,
  label,
  about: '',
  end: '',
  icon,
  choose,
});

/** Hits below heads: the best one, what waits for somebody, each kind, what sounds alike, what is one sign apart. */
function hitGroups(hits: readonly Hit[]): FoundGroup[] {
  const [first] = hits;
  const isBest = first?.fit === 'exact' || (first?.fit === 'begins' && hits.length > 1);
  const best = hits.filter((hit) => (first?.fit === 'exact' ? hit.fit === 'exact' : isBest && hit === first));
  const rest = hits.filter((hit) => !best.includes(hit));
  const apart = rest.filter(({ fit }) => fit === 'near');
  const alike = rest.filter(({ fit }) => fit === 'alike');
  const fitting = rest.filter(({ fit }) => fit === 'begins' || fit === 'holds');
  const waiting = fitting.filter(({ waits }) => waits);
  const kinds = Map.groupBy(
    fitting.filter(({ waits }) => !waits),
    groupOf,
  );
  return [
    { head: m.office_search_best(), lines: best.map(lineOf) },
    { head: m.office_search_waits(), lines: waiting.map(lineOf) },
    ...[...kinds].map(([head, some]) => ({ head, lines: some.map(lineOf) })),
    { head: m.office_search_alike(), lines: alike.map(lineOf) },
    { head: m.office_search_apart(), lines: apart.map(lineOf) },
  ];
}

/**
 * The lines of the search below their heads. A page or an action whose name begins with what was typed comes first, because it is what
 * was asked for and is there at once; one that merely has it comes last.
 */
export function groupsOf({ typed, hits, pages, actions, forSomebody }: Found): FoundGroup[] {
  const wanted = fold(typed);
  const begins = ({ names }: OfficeAction) => names.some((name) => fold(name).startsWith(wanted));
  const has = ({ names }: OfficeAction) => names.some((name) => beginsIn(fold(name), wanted));
  const local = (fits: (action: OfficeAction) => boolean): FoundGroup[] => [
    { head: m.office_search_places(), lines: pages.filter(fits).map(plainLine), isLocal: true },
    { head: m.office_search_actions(), lines: actions.filter(fits).map(plainLine), isLocal: true },
  ];
  const groups = [
    ...local(begins),
    ...hitGroups(hits),
    { head: m.office_search_do(), lines: forSomebody },
    ...local((action) => !begins(action) && has(action)).map((group) => ({
      ...group,
      head: m.office_search_also({ what: group.head }),
    })),
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}
