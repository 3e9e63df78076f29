import { ChevronDown } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageView } from '../package/package.contract.ts';
import '#site/questions.css';
import './package-terms.css';

/** The cost of cancelling, rising as the departure comes near. */
export function PackageCancellation({ view }: { view: PackageView }) {
  return (
    <section aria-labelledby="cancel-title">
      <h2 id="cancel-title">{m.package_cancel_title()}</h2>
      <ol className="ladder num">
        {view.ladder.map(({ kept, when }) => (
          <li key={when}>
            <b>{kept}</b>
            <span>{when}</span>
          </li>
        ))}
      </ol>
      <p className="ladder-note">
        {m.package_cancel_note()} {view.cancellationWords}
      </p>
    </section>
  );
}

export function PackageQuestions({ view }: { view: PackageView }) {
  if (view.faq.length === 0) {
    return null;
  }
  return (
    <section className="faq questions" aria-labelledby="faq-title">
      <h2 id="faq-title">{m.package_faq_title()}</h2>
      {view.faq.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <Icon of={ChevronDown} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
