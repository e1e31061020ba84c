import { spawn } from 'node:child_process';
import { compileCache, ensureBuilt, ensureInstalled, root, runtime } from './runtime.mjs';

await ensureInstalled();
await ensureBuilt();

// The channel tells the server when this process is gone, so that it never keeps running alone.
const server = spawn(runtime, ['server/src/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
});
// Ctrl+C reaches the server by itself; this process only waits for it to close.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
