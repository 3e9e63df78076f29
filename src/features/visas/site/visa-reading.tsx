import { ChevronDown } from 'lucide-react';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { GuideView } from '../visa-guide/visa-guide.rules.ts';
import { useOtherLanguage } from './visa-choice.ts';
import '#site/questions.css';

/** The texts of a guide: steps, advice and questions. */
export function VisaReading({ guide, textLanguage }: { guide: GuideView; textLanguage: Language }) {
  const lang = useOtherLanguage(textLanguage);
  return (
    <>
      <section>
        <h2>{m.visas_steps()}</h2>
        <ol className="vsteps" lang={lang}>
          {guide.steps.map((step, index) => (
            // Two steps may have the same title.
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
            <li key={index}>
              <div>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
              <span className="num">{step.when}</span>
            </li>
          ))}
        </ol>
      </section>
      {guide.goodToKnow.length > 0 && (
        <section>
          <h2>{m.visas_good_to_know()}</h2>
          <ul className="vknow" lang={lang}>
            {guide.goodToKnow.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </section>
      )}
      {guide.faq.length > 0 && (
        <section>
          <h2>{m.visas_faq()}</h2>
          <div className="questions" lang={lang}>
            {guide.faq.map(({ question, answer }, index) => (
              <details key={question} open={index === 0}>
                <summary>
                  {question}
                  <Icon of={ChevronDown} />
                </summary>
                {answer.split(/\n\n+/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </details>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
