import { ChevronDown } from 'lucide-react';
import { Icon } from '#ui/icons/icon.tsx';
import './questions.css';

interface QuestionsProps {
  /** In an answer, an empty line begins another paragraph. */
  of: readonly { readonly question: string; readonly answer: string }[];
  lang?: string | undefined;
}

/** Questions that are asked often; the first one is open. */
export function Questions({ of: list, lang }: QuestionsProps) {
  return (
    <div className="questions" lang={lang}>
      {list.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <Icon of={ChevronDown} />
          </summary>
          {answer.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </div>
  );
}
