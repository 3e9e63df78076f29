import { ChevronRight } from 'lucide-react';
import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Flag } from './flag.tsx';
import type { VisaBoardRow } from './flags.server.ts';
import { feeLabel, formNames } from './visa-labels.ts';
import { workingDays } from './working-days.ts';
import './visa-board.css';
import { visaPath } from '#features/documents/document-path.rules.ts';

/** Visas as rows of a departure board: flag, country, form, processing time, fee. */
export function VisaBoard({ visas }: { visas: readonly VisaBoardRow[] }) {
  const language = usePageLanguage();
  return (
    <div className="board">
      <ol>
        {visas.map((visa) => (
          <li key={visa.slug}>
            <PageLink to={visaPath(visa.slug)}>
              <Flag url={visa.flag} />
              <span>
                <b lang={visa.language === language ? undefined : visa.language}>{visa.title}</b>
                <small className="num">
                  {formNames(visa.forms)}
                  {visa.forms[0] !== 'visa-free' && (
                    <> · {workingDays(visa.daysMin, visa.daysMax, language)}</>
                  )}
                </small>
              </span>
              <span className="fee num">
                <b>{feeLabel(visa.feeFrom, language)}</b>
                {visa.feeFrom > 0 && visa.severalFees && <small>{m.visas_from()}</small>}
              </span>
              <Icon of={ChevronRight} />
            </PageLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
