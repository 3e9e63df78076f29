import { m } from '#messages/messages.js';
import type { AboutTrust as Trust } from './about-trust.server.ts';
import './about-trust.css';

/** Who holds the passports and the money: registrations, the agency's accounts, and travellers' reviews. */
export function AboutTrust({ registered, ways, hasAccounts, reviews }: Trust) {
  return (
    <div className="wrap about-trust">
      {registered.length > 0 && (
        <section aria-labelledby="registered">
          <h2 className="h2" id="registered">
            {m.pages_about_registered()}
          </h2>
          <p>{m.pages_about_registered_text()}</p>
          <ul className="num">
            {registered.map(({ name, by, number, until }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{by}</p>
                <b>{number}</b>
                {until !== undefined && <small>{until}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="ways">
        <h2 className="h2" id="ways">
          {m.pages_about_ways()}
        </h2>
        {hasAccounts && <p>{m.pages_about_ways_text()}</p>}
        <ul className="num">
          {ways.map(({ name, number, text }) => (
            <li key={`${name} ${number}`}>
              <h3>{name}</h3>
              {number !== '' && <b>{number}</b>}
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p>{m.pages_about_receipt()}</p>
      </section>
      {reviews !== undefined && (
        <section aria-labelledby="reviews-title">
          <h2 className="h2" id="reviews-title">
            {reviews.title}
          </h2>
          <p>{reviews.counts}</p>
          <ul>
            {reviews.items.map(({ id, words, language }) => (
              <li key={id}>
                <blockquote lang={language}>{words}</blockquote>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
