import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Unread, useOwnList } from './own-list.tsx';
import { OwnSection } from './own-section.tsx';

/** The response of `GET /api/account/enquiries`. */
interface Mine {
  readonly confirmed: boolean;
  readonly items: ReadonlyArray<{
    readonly reference: string;
    readonly subject: string;
    readonly state: string;
    readonly language: string;
    readonly createdAt: string;
    /** The page that shows its status. */
    readonly path: string;
  }>;
}

const isOver = (state: string) => state === 'won' || state === 'lost' || state === 'spam';

/** Enquiries sent with the account's verified address, each linked to its page. */
export function OwnEnquiries() {
  const language = usePageLanguage();
  const list = useOwnList<Mine>('/api/account/enquiries');
  const mine = list.data;
  return (
    <OwnSection id="enquiries" title={m.account_enquiries()} text={m.account_enquiries_text()}>
      <Unread of={list} />
      {mine && mine.items.length === 0 && (
        <p>{mine.confirmed ? m.account_enquiries_none() : m.account_enquiries_unconfirmed()}</p>
      )}
      {mine && mine.items.length > 0 && (
        <ul className="own-sessions">
          {mine.items.map(({ reference, subject, state, language: written, createdAt, path }) => (
            <li key={reference}>
              <div>
                <a className="link" href={path} lang={written}>
                  {subject}
                </a>
                <br />
                <span>
                  {reference}, {fullDate(dhakaDate(new Date(createdAt)), language)}
                </span>
              </div>
              <span className={isOver(state) ? 'own-state' : 'own-state good'}>
                {isOver(state) ? m.account_enquiry_done() : m.account_enquiry_open()}
              </span>
            </li>
          ))}
        </ul>
      )}
    </OwnSection>
  );
}
