import type { z } from 'zod';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { readable } from '#platform/text.contract.ts';

type Issue = z.core.$ZodIssue;

const shown = (limit: number | bigint, language: Language) => count(Number(limit), language);

/** Messages for a schema's validation errors. */
export function issueText(issue: Issue, language: Language): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'array'
        ? m.writing_add_min({ least: shown(1, language) })
        : m.writing_fill_in();
    case 'invalid_value':
      return m.writing_choose_one();
    case 'too_small': {
      const least = shown(issue.minimum, language);
      if (issue.origin === 'array') {
        return m.writing_add_min({ least });
      }
      if (issue.origin === 'string') {
        return Number(issue.minimum) <= 1 ? m.writing_fill_in() : m.writing_too_short({ least });
      }
      return m.writing_min({ least });
    }
    case 'too_big': {
      const most = shown(issue.maximum, language);
      if (issue.origin === 'array') {
        return m.writing_add_max({ most });
      }
      return issue.origin === 'string' ? m.writing_too_long({ most }) : m.writing_max({ most });
    }
    case 'invalid_format':
      return formatIssueText(issue);
    default:
      return m.writing_not_right();
  }
}

function formatIssueText(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  // The name of a set of prices is a key, too.
  if (issue.path[0] === 'slug' || issue.path.at(-1) === 'key') {
    return m.writing_slug_wrong();
  }
  // Such as the vertical tab in what was copied from slides.
  if (issue.pattern === String(readable)) {
    return m.office_refused_unstorable();
  }
  const words: Readonly<Record<string, () => string>> = {
    url: m.writing_url_wrong,
    date: m.writing_date_wrong,
    uuid: m.writing_choose_one,
  };
  return (words[issue.format] ?? m.writing_not_right)();
}
