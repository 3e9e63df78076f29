import { Alert, Checkbox } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { addDays } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { removeSamplesInput, retentionDays, type Samples, sampleParts } from '../samples.contract.ts';
import { takenLine } from './samples-labels.ts';

interface Ticked {
  readonly life: boolean;
  readonly packages: boolean;
  readonly posts: boolean;
}

/** The dialog that sends samples away: what was taken on them by hand is named in it. */
export function RemoveSamplesForm({ samples }: { readonly samples: Samples }) {
  const language = officeLanguage();
  const start: Ticked = { life: true, packages: true, posts: true };
  const form = useOfficeForm({
    start,
    schema: removeSamplesInput,
    check: (typed: Ticked) =>
      sampleParts.some((part) => typed[part]) ? {} : { life: m.office_samples_none_ticked() },
    request: (typed: Ticked, key) => ({ what: sampleParts.filter((part) => typed[part]), key }),
    once: 'samples remove',
    send: (sent) => write('POST /samples/remove', sent),
    changes: [],
    told: m.office_samples_gone(),
  });
  const number = (value: number) => count(value, language);
  const { life, packages, posts, guides, taken, moneyThen } = samples;
  const words = Object.fromEntries(Object.entries(life).map(([kind, many]) => [kind, number(many)]));
  return (
    <DialogForm form={form} waits send={m.office_samples_go()} danger>
      <div className="sa-dialog">
        {taken.length > 0 && (
          <Alert color="yellow" title={m.office_samples_taken()}>
            <p>{taken.map(takenLine).join('; ')}</p>
            <p>{m.office_samples_taken_text()}</p>
          </Alert>
        )}
        <Checkbox
          label={m.office_samples_life()}
          description={`${m.office_samples_life_text()}: ${m.office_samples_counts({
            customers: words.customers ?? '',
            orders: words.orders ?? '',
            cases: words.cases ?? '',
            fares: words.fares ?? '',
            colleagues: words.colleagues ?? '',
            messages: words.messages ?? '',
          })}`}
          {...form.checkbox('life')}
        />
        <Checkbox
          label={`${m.office_samples_packages()} (${number(packages)})`}
          description={m.office_samples_packages_text()}
          {...form.checkbox('packages')}
        />
        <Checkbox
          label={`${m.office_samples_posts()} (${number(posts)})`}
          description={m.office_samples_posts_text()}
          {...form.checkbox('posts')}
        />
        {guides > 0 && <p>{m.office_samples_guides_stay({ count: number(guides) })}</p>}
        <dl>
          <div>
            <dt>{m.office_samples_accounts_then()}</dt>
            <dd className="num">{formatTaka(moneyThen)}</dd>
          </div>
          <div>
            <dt>{m.office_samples_until()}</dt>
            <dd>{fullDate(addDays(dhakaToday(), retentionDays), language)}</dd>
          </div>
        </dl>
      </div>
    </DialogForm>
  );
}
