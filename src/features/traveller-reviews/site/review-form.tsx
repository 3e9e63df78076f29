import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { descriptionOf, Field, FieldError } from '#ui/form/field.tsx';
import { type ReviewField, reviewLetters } from '../traveller-reviews.rules.ts';
import type { ReviewRefusal } from './post-review.server.ts';
import './review-page.css';

const starLabels = [
  [5, m.review_star_5],
  [4, m.review_star_4],
  [3, m.review_star_3],
  [2, m.review_star_2],
  [1, m.review_star_1],
] as const;

const errorTexts: Readonly<Record<ReviewField, () => string>> = {
  stars: m.review_error_stars,
  words: m.review_error_words,
  name: m.review_error_name,
  consent: m.review_error_consent,
};

interface ReviewFormProps {
  readonly language: Language;
  readonly refusal: ReviewRefusal | undefined;
}

/** A plain form: it works the same with and without JavaScript. */
export function ReviewForm({ language, refusal }: ReviewFormProps) {
  const typed = refusal?.typed;
  const errorOf = (field: ReviewField) => (refusal?.wrong.includes(field) ? errorTexts[field]() : undefined);
  const letters = { least: count(reviewLetters.least, language), most: count(reviewLetters.most, language) };
  const control = (field: ReviewField, help?: string) => ({
    id: field,
    name: field,
    'aria-invalid': errorOf(field) !== undefined || undefined,
    'aria-describedby': descriptionOf(field, { help, error: errorOf(field) }),
  });
  const help = m.review_words_help(letters);
  return (
    <form className="review-form" method="post" noValidate>
      {refusal !== undefined && (
        <ErrorSummary
          title={m.review_error_title()}
          errors={refusal.wrong.map((field) => ({
            field: field === 'stars' ? 'stars-5' : field,
            words: errorTexts[field](),
          }))}
        />
      )}
      <fieldset
        className="pills review-stars"
        aria-describedby={descriptionOf('stars', { error: errorOf('stars') })}
      >
        <legend>{m.review_stars()}</legend>
        <div>
          {starLabels.map(([stars, label]) => (
            <label key={stars}>
              <input
                id={`stars-${stars}`}
                type="radio"
                name="stars"
                value={stars}
                defaultChecked={typed?.stars === String(stars)}
              />
              <span>
                <b className="num">{count(stars, language)}</b> {label()}
              </span>
            </label>
          ))}
        </div>
        <FieldError id="stars" error={errorOf('stars')} />
      </fieldset>
      <Field id="words" label={m.review_words()} help={help} error={errorOf('words')}>
        <textarea
          {...control('words', help)}
          rows={6}
          maxLength={reviewLetters.most}
          defaultValue={typed?.words}
        />
      </Field>
      <Field id="name" label={m.review_name()} help={m.review_name_help()} error={errorOf('name')}>
        <input
          {...control('name', m.review_name_help())}
          maxLength={60}
          autoComplete="off"
          defaultValue={typed?.name}
        />
      </Field>
      <div className={errorOf('consent') === undefined ? 'review-consent' : 'review-consent field-wrong'}>
        <label>
          <input
            {...control('consent')}
            type="checkbox"
            value="yes"
            defaultChecked={typed?.consent === 'yes'}
          />
          <span>{m.review_consent()}</span>
        </label>
        <FieldError id="consent" error={errorOf('consent')} />
      </div>
      <button className="btn btn-go" type="submit">
        {m.review_send()}
      </button>
    </form>
  );
}
