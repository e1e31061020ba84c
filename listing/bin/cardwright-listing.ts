#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runCommandLine } from '../cli/run.ts';
import { processTerminal } from '../cli/terminal.ts';

// When a reader closes the pipe, the write fails and reports it; here it would only end the process with a stack trace.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

/** The manifest is above this file, one level further up when the package is built. */
function packageVersion(): string {
  for (const place of ['../package.json', '../../package.json']) {
    try {
      return JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8')).version;
    } catch {
      // Try the next place.
    }
  }
  return 'unknown';
}

// `exitCode` is set and `exit` not called, so that everything written to a pipe can leave before the process ends.
process.exitCode = await runCommandLine(process.argv.slice(2), processTerminal, packageVersion());
