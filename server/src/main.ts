import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { skipSiblingLookups } from './sibling-imports.ts';

// All three come before anything large is loaded: each saves most of a second on every later start.
// The assistant's patterns are long and used for as long as the server runs: they are compiled once, not first for the interpreter.
setFlagsFromString('--no-regexp-tier-up');
enableCompileCache();
skipSiblingLookups();
const { explain, start } = await import('./start.ts');

/** A stop that takes longer than this is cut off; milliseconds. */
const stopWithin = 4_500;

const supervised = process.send !== undefined;
const started = start(process.env);
let stopping = false;
/** Closes everything, even when asked to in the middle of the start. */
const end = async (code: number) => {
  // A second Ctrl+C means now.
  if (stopping) process.exit(130);
  stopping = true;
  setTimeout(() => process.exit(code), stopWithin).unref();
  await started.then((stop) => stop()).catch((error) => console.error(explain(error)));
  process.exit(code);
};
process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
process.on('uncaughtException', (error) => {
  console.error(error);
  void end(1);
});
// `npm start` holds the other end: when it is gone, however that happened, nobody is left to stop this process.
if (supervised) {
  process.on('disconnect', () => void end(0));
  // It may be gone already.
  if (!process.connected) void end(0);
}

await started.catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
