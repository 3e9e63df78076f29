import type { PackageView } from '../package/package.contract.ts';
import { type DueOfChoice, PackageBook } from './package-book.tsx';
import type { Choice } from './package-choice.ts';

interface BarProps {
  readonly view: PackageView;
  readonly choice: Choice;
  readonly due: DueOfChoice;
}

/** On phones: what is due, the button and the hold, always in reach. */
export function PackageBar(props: BarProps) {
  return (
    <div className="price-bar pbook">
      <PackageBook {...props} isBar />
    </div>
  );
}
