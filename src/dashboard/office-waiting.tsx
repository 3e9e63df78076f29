import { m } from '#messages/messages.js';
import './dashboard-layout.css';

/** The loading state of the office: what the server sends to everybody. */
export function OfficeWaiting() {
  return (
    <div className="office-waiting" aria-busy="true">
      <div className="office-waiting-side" />
      <main className="office-waiting-main" id="main">
        <p className="vh">{m.office_loading()}</p>
        <span />
        <span />
        <span />
      </main>
    </div>
  );
}
