import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import './dashboard-page.css';

export function meta() {
  return [
    { title: m.pages_dashboard_title() },
    { name: 'description', content: m.pages_dashboard_text() },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Stands for the office until staff can sign in. Without the public bars and footer (SPEC 2). */
export default function DashboardPage() {
  return (
    <main className="office-shut" id="main">
      <h1 className="h2">{m.pages_dashboard_title()}</h1>
      <p className="lede">{m.pages_dashboard_text()}</p>
      <Link className="btn btn-go" to="/">
        {m.pages_dashboard_home()}
      </Link>
    </main>
  );
}
