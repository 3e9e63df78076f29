import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { usePageLanguage } from '#site/page-language.ts';

/** A longer hold is said by its day and time alone. */
const longestMs = 2 * 3_600_000;

const twoDigits = (number: number, language: Language) =>
  number < 10 ? `${count(0, language)}${count(number, language)}` : count(number, language);

/**
 * What is left of a hold as `14:08`. It counts from what the server said, since the clock of a phone may be wrong, and asks the
 * server again at the end. Without JavaScript the time of day beside it says the same.
 */
export function Countdown({ msLeft }: { readonly msLeft: number }) {
  const language = usePageLanguage();
  const { revalidate } = useRevalidator();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const end = performance.now() + msLeft;
    const tick = () => setNow(Math.max(0, end - performance.now()));
    tick();
    const timer = setInterval(tick, 1_000);
    const over = setTimeout(() => void revalidate(), Math.min(msLeft + 500, 2 ** 31 - 1));
    return () => {
      clearInterval(timer);
      clearTimeout(over);
    };
  }, [msLeft, revalidate]);
  if (now === undefined || msLeft > longestMs) {
    return null;
  }
  const seconds = Math.ceil(now / 1_000);
  return (
    <span className="hold-clock num" role="timer" aria-label={m.orders_hold_clock()}>
      {twoDigits(Math.floor(seconds / 60), language)}:{twoDigits(seconds % 60, language)}
    </span>
  );
}
