import { m } from '#messages/messages.js';

interface AgePriceProps {
  /** What becomes different, in words. */
  readonly price: {
    readonly words: string;
    /** In poisha, which is accepted as it is shown; undefined when staff look at it first. */
    readonly total: number | undefined;
    readonly accept: string;
  };
}

/** What an order costs by its travellers' ages, which the customer accepts, or staff propose. */
export const AgePrice = ({ price: { words, total, accept } }: AgePriceProps) => (
  <section className="who-told" data-is="ages" aria-labelledby="age-price">
    <h2 id="age-price">{m.travellers_by_age()}</h2>
    <p className="num">{words}</p>
    {total !== undefined && (
      <form method="post" action="#age-price">
        <input type="hidden" name="act" value="ages" />
        <input type="hidden" name="total" value={total} />
        <button className="btn btn-line num" type="submit">
          {accept}
        </button>
      </form>
    )}
  </section>
);
