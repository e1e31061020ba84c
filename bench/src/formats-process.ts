import { type ContenderGroup, contenderGroups } from './formats-contenders.ts';

/** The process of one contender: `formats-process.ts GROUP NAME ROWS`, prints JSON. */
const [group = '', name = '', rows = '0'] = process.argv.slice(2);
const contender = contenderGroups[group as ContenderGroup]?.[name];
if (contender === undefined) throw new Error(`no contender ${name} in ${group}`);
const count = Number(rows);
// Loads and compiles what the measured run needs.
await contender.work(Math.min(1_000, count), await contender.prepare?.(Math.min(1_000, count)));
const prepared = await contender.prepare?.(count);
const start = performance.now();
const startCpu = process.cpuUsage();
const bytes = await contender.work(count, prepared);
const milliseconds = performance.now() - start;
const { user, system } = process.cpuUsage(startCpu);
const peak_mb = process.resourceUsage().maxRSS / 1_024;
console.log(JSON.stringify({ milliseconds, cpu_milliseconds: (user + system) / 1_000, bytes, peak_mb }));
