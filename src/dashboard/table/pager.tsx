import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { officeLanguage } from '../language.ts';
import { pageSizes } from './table-view.ts';

interface PagerProps {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** The range shown and the total, with paging and the page size. */
export function Pager({ page, size, total, onPage, onSize }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / size));
  const say = (number: number) => count(number, officeLanguage());
  const steps = [
    { to: 1, icon: ChevronsLeft, label: m.office_page_first() },
    { to: page - 1, icon: ChevronLeft, label: m.office_page_before() },
    { to: page + 1, icon: ChevronRight, label: m.office_page_next() },
    { to: last, icon: ChevronsRight, label: m.office_page_last() },
  ];
  return (
    <nav className="of-pager" aria-label={m.office_pages()}>
      <span className="num">
        {m.office_rows_range({
          from: say((page - 1) * size + 1),
          to: say(Math.min(page * size, total)),
          total: say(total),
        })}
      </span>
      <Group gap="xs">
        <NativeSelect
          aria-label={m.office_rows_at_once()}
          value={String(size)}
          data={pageSizes.map((each) => ({
            value: String(each),
            label: m.office_per_page({ count: say(each) }),
          }))}
          onChange={(event) => onSize(Number(event.currentTarget.value))}
        />
        {steps.map(({ to, icon, label }) => (
          <ActionIcon
            key={label}
            variant="default"
            size={36}
            aria-label={label}
            disabled={to < 1 || to > last || to === page}
            onClick={() => onPage(to)}
          >
            <Icon of={icon} />
          </ActionIcon>
        ))}
      </Group>
    </nav>
  );
}
