// Loaded before a process (NODE_OPTIONS), in its threads too: its clock is as far ahead of the machine's as CLOCK_AHEAD_MS
// says, and goes on from there. Databases of tests learn it from their connections.
import { ServerResponse } from 'node:http';

const { Date: RealDate } = globalThis;
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);

if (RealDate.name !== 'AheadDate') {
  globalThis.Date = class AheadDate extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [RealDate.now() + ahead] : given));
    }

    static now() {
      return RealDate.now() + ahead;
    }
  };
  // Node itself would name the machine's moment, by which clients correct their own clock.
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function writeHeadAhead(...given) {
    if (this.sendDate && !this.headersSent && !this.hasHeader('date')) {
      this.setHeader('date', new Date().toUTCString());
    }
    return writeHead.apply(this, given);
  };
}
