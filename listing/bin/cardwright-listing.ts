#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runCommandLine } from '../cli/run.ts';
import { processTerminal } from '../cli/terminal.ts';

// A reader that closed the pipe is told to the write that fails; here it would only end the process with a stack.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

/** The manifest lies above this file, once more levels up when it was built. */
function packageVersion(): string {
  for (const place of ['../package.json', '../../package.json']) {
    try {
      return JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8')).version;
    } catch {
      // The next place.
    }
  }
  return 'unknown';
}

// Set, not called: what was written to a pipe must be able to leave before the process ends.
process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal, packageVersion());
