import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** A path with `{n}` or `{day}` in it: each request puts another number or day there, so that none finds a cached page. */
  readonly template?: string | undefined;
  /** The first of those numbers. */
  readonly first?: number;
}

export interface Speed {
  readonly requests: number;
  readonly perSecond: number;
  /** In ms. */
  readonly p99: number;
  /** Responses of 503: what was shed. */
  readonly shed: number;
  /** Responses that were neither 2xx nor shed, and connections that failed. */
  readonly wrong: number;
}

export const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/** The day of `{day}` for the number 0, in seconds. */
const firstDay = Date.UTC(2027, 0, 1) / 1_000;

const another = (template: string) => `number = number + 1
  local path = string.gsub("${template}", "{n}", number)
  return wrk.format("GET", (string.gsub(path, "{day}", os.date("!%Y-%m-%d", ${firstDay} + number % 20000 * 86400))))`;

/** Counts what wrk itself lumps together, and prints one line of JSON. */
const script = ({ template, first = 0 }: Load) => `
local number = ${first}
request = function()
  ${template ? another(template) : 'return wrk.format("GET")'}
end
shed = 0
wrong = 0
response = function(status)
  if status == 503 then shed = shed + 1 elseif status < 200 or status > 299 then wrong = wrong + 1 end
end
local threads = {}
setup = function(thread) table.insert(threads, thread) end
done = function(summary, latency)
  local shedAll, wrongAll = 0, summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  for _, thread in ipairs(threads) do
    shedAll = shedAll + thread:get("shed")
    wrongAll = wrongAll + thread:get("wrong")
  end
  print(string.format('{"requests":%d,"perSecond":%.1f,"p99":%.3f,"shed":%d,"wrong":%d}',
    summary.requests, summary.requests / (summary.duration / 1e6), latency:percentile(99) / 1000, shedAll, wrongAll))
end
`;

/** wrk takes a fraction of a core, so that the server is what is measured. */
async function byWrk(load: Load): Promise<Speed> {
  const folder = mkdtempSync(join(tmpdir(), 'shofor-wrk-'));
  try {
    const file = join(folder, 'load.lua');
    writeFileSync(file, script(load));
    const flags = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--timeout', '20s'];
    const wrk = spawn('wrk', [...flags, '-H', 'accept-encoding: br', '-s', file, load.url]);
    let said = '';
    wrk.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    await once(wrk, 'close');
    const line = said.split('\n').find((each) => each.startsWith('{'));
    if (line === undefined) {
      throw new Error(`wrk said:\n${said}`);
    }
    return JSON.parse(line);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function byAutocannon({ url, connections, seconds, template, first = 0 }: Load): Promise<Speed> {
  let number = first;
  const path = () => {
    number += 1;
    const day = new Date((firstDay + (number % 20_000) * 86_400) * 1_000).toISOString().slice(0, 10);
    return template?.replaceAll('{n}', String(number)).replaceAll('{day}', day);
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    timeout: 20,
    requests: [template ? { setupRequest: (request) => ({ ...request, path: path() ?? '/' }) } : {}],
  });
  const shed = result.statusCodeStats?.['503']?.count ?? 0;
  return {
    requests: result.requests.total,
    perSecond: result.requests.average,
    p99: result.latency.p99,
    shed,
    wrong: result.non2xx - shed + result.errors + result.timeouts,
  };
}

/** Sends as many requests as the connections allow, by wrk where it is installed, by autocannon otherwise. */
export const generateLoad = (load: Load): Promise<Speed> => (hasWrk() ? byWrk(load) : byAutocannon(load));
