import { ensureBuilt, ensureInstalled } from './runtime.mjs';

await ensureInstalled();
await ensureBuilt();
