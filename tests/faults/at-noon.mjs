// Loaded before the program (NODE_OPTIONS), in its threads too: its day begins at noon in Dhaka, so that no test meets midnight.
const { Date: RealDate } = globalThis;
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);

globalThis.Date = class AheadDate extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + ahead] : given));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
