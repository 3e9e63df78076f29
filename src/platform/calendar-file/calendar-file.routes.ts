import { Hono } from 'hono';
import { securityHeaders } from '../http/content-security-policy.ts';
import { plainResponse } from '../http/page-response.ts';
import { type Language, languages, pathIn } from '../language.ts';
import { type CalendarFile, calendarFile } from './calendar-file.rules.ts';

/** What somebody's link has for their calendar. */
export interface OwnCalendar extends CalendarFile {
  readonly reference: string;
}

/**
 * `{path}/{token}.ics`, in both languages: what the page of a secret link has for calendars. It is kept nowhere, as the page.
 * @param find undefined for a token of nobody, and where there is nothing to put into a calendar
 */
export function calendarRoutes(
  path: string,
  find: (token: string, language: Language) => Promise<OwnCalendar | undefined>,
): Hono {
  const routes = new Hono();
  for (const language of languages) {
    routes.get(pathIn(language, `${path}/:file{[^/]+\\.ics}`), async (context) => {
      const token = (context.req.param('file') ?? '').slice(0, -'.ics'.length);
      const found = await find(token, language);
      if (found === undefined) {
        return plainResponse(404, 'There is nothing for a calendar here.');
      }
      return context.body(calendarFile(found), 200, {
        ...securityHeaders,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${found.reference}.ics"`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
      });
    });
  }
  return routes;
}
