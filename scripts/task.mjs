// `node scripts/task.mjs [--build] FILE [ARGS]`: runs a script on the pinned runtime, installing (and building) first if needed.
import { ensureBuilt, ensureInstalled, run, runtime } from './runtime.mjs';

const args = process.argv.slice(2);
await ensureInstalled();
if (args[0] === '--build') {
  args.shift();
  await ensureBuilt();
}
process.exit(await run(runtime, args));
