// What the benchmarks use of autocannon, which comes without types.
declare module 'autocannon' {
  interface Request {
    path?: string;
    setupRequest?: (request: Request) => Request;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers: Readonly<Record<string, string>>;
    timeout: number;
    requests: Request[];
  }
  interface Result {
    requests: { average: number; total: number };
    statusCodeStats?: Readonly<Record<string, { count: number }>>;
    latency: { p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
