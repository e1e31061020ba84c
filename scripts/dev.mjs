// The server restarts on change; the web app is served by Vite with hot reload and passes /api on.
import { spawn } from 'node:child_process';
import { ensureInstalled, root, runtime, viteCli } from './runtime.mjs';

await ensureInstalled();
const options = { cwd: root, stdio: 'inherit' };
const children = [
  spawn(runtime, ['--watch', 'server/src/main.ts'], options),
  spawn(runtime, [viteCli, 'web'], options),
];
for (const child of children) child.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGINT', () => {});
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});
