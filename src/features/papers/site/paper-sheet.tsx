import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { Wordmark } from '#site/layout/logo.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { agencyTexts, headRows, stampOf } from '../paper-head.rules.ts';
import { paperName } from '../paper-labels.rules.ts';
import type { PaperAgency, PaperData } from '../papers.contract.ts';
import { PaperSince } from './paper-adjustments.tsx';
import { PaperLines } from './paper-lines.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { TicketCover } from './ticket-cover.tsx';
import { VoucherLines } from './voucher-lines.tsx';
import './paper-sheet.css';
import './paper-lines.css';

/** Name and address of the agency. */
export function Letterhead({ agency }: { agency: PaperAgency }) {
  return (
    <div className="paper-letterhead">
      <p className="paper-logo">
        <Wordmark {...agency} />
      </p>
      <address className="num">
        {agency.street}, {agency.area}
        <br />
        {groupedPhone(agency.phone)} · {agency.email}
      </address>
    </div>
  );
}

/** QR code, how to check the paper, and a line for the signature. */
function Foot({ paper }: { paper: PaperData }) {
  const { agency, qr } = paper;
  const [registration, bin] = agencyTexts(paper);
  return (
    <div className="paper-foot">
      <div className="paper-check">
        <QrCode {...qr} className="paper-qr" label={m.papers_code()} />
        <p>
          <b>{m.papers_genuine_ask()}</b>
          <br />
          {m.papers_genuine_how()}
          <br />
          <span className="num">{paper.verifyAddress}</span>
          <br />
          {m.papers_genuine_later()}
        </p>
        <p className="paper-sign">{m.papers_for_agency({ agency: agency.name })}</p>
      </div>
      <div className="paper-registration num">
        <span>{registration}</span>
        <span>{bin}</span>
      </div>
    </div>
  );
}

const contents: Readonly<Record<PaperData['kind'], (given: { paper: PaperData }) => ReactNode>> = {
  quote: PaperLines,
  invoice: PaperLines,
  'credit-note': PaperLines,
  receipt: ReceiptFacts,
  voucher: VoucherLines,
  'ticket-cover': TicketCover,
};

/** A paper as it is printed: a receipt on A5, everything else on A4. On the screen it is a sheet that fits the window. */
export function PaperSheet({ paper }: { paper: PaperData }) {
  const { kind, state } = paper;
  const Content = contents[kind];
  const stamp = stampOf(state);
  return (
    <article className="paper" data-size={kind === 'receipt' ? 'a5' : 'a4'} data-kind={kind}>
      {stamp !== undefined && (
        <p className="paper-stamp" data-state={state}>
          {stamp}
        </p>
      )}
      <Letterhead agency={paper.agency} />
      <div className="paper-title">
        <h1>{paperName[kind]()}</h1>
        <dl className="num">
          {headRows(paper).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {state === 'practice' && <p className="paper-practice">{m.papers_practice_note()}</p>}
      <Content paper={paper} />
      <PaperSince paper={paper} />
      <Foot paper={paper} />
    </article>
  );
}
