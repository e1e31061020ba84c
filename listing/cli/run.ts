import { type Command, checkedFiles, type Options, readArguments } from './command.ts';
import { type ExitStatus, exitStatus, Fault } from './fault.ts';
import { commandHelp, overview } from './help.ts';
import type { Terminal } from './terminal.ts';

/** Loaded when they are called, because each needs only a part of the engine. */
const loaders: Record<string, () => Promise<Command>> = {
  extract: async () => (await import('./commands/extract.ts')).extract,
  score: async () => (await import('./commands/score.ts')).score,
  improve: async () => (await import('./commands/improve.ts')).improve,
  ground: async () => (await import('./commands/ground.ts')).ground,
  compare: async () => (await import('./commands/compare.ts')).compare,
  export: async () => (await import('./commands/export.ts')).exportCards,
};

const loaderOf = (name: string) => (Object.hasOwn(loaders, name) ? loaders[name] : undefined);

/**
 * Runs one call of the command line. It never throws: what goes wrong is one line on standard error and the status that
 * comes back. `version` is the package's own.
 */
export async function runCommandLine(args: string[], terminal: Terminal, version: string): Promise<ExitStatus> {
  try {
    return await dispatch(args, terminal, version);
  } catch (error) {
    if (error instanceof Fault) {
      terminal.say(`cardwright-listing: ${error.message}`);
      return error.status;
    }
    const reason = error instanceof Error ? error.message : String(error);
    terminal.say(`cardwright-listing: This should not happen: ${reason.split('\n')[0]}`);
    return exitStatus.internal;
  }
}

async function dispatch(args: string[], terminal: Terminal, version: string): Promise<ExitStatus> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-v') {
    await terminal.write([`${version}\n`], null);
    return exitStatus.done;
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const about = name === 'help' ? loaderOf(rest[0] ?? '') : undefined;
    const text =
      about === undefined
        ? overview(await Promise.all(Object.values(loaders).map((load) => load())))
        : commandHelp(await about());
    await terminal.write([text], null);
    return name === undefined ? exitStatus.usage : exitStatus.done;
  }
  const load = loaderOf(name);
  if (load === undefined) {
    const known = Object.keys(loaders).join(', ');
    throw new Fault(exitStatus.usage, `There is no command “${name}”. The commands are ${known}.`);
  }
  const command = await load();
  const { files, options } = readArguments(command, rest);
  if (options.flag('help')) {
    await terminal.write([commandHelp(command)], null);
    return exitStatus.done;
  }
  const print = (value: Record<string, unknown>): Promise<void> =>
    terminal.write([`${JSON.stringify(picked(value, options), null, indentOf(options, terminal))}\n`], null);
  return command.run({ files: checkedFiles(command, files, terminal), options, terminal, print });
}

// A failure is printed whatever was picked.
function picked(value: Record<string, unknown>, options: Options): Record<string, unknown> {
  const keys = options.list('pick');
  if (keys.length === 0 || 'failure' in value) return value;
  for (const key of keys) {
    if (!(key in value))
      throw new Fault(
        exitStatus.usage,
        `--pick does not know “${key}”. The answer has ${Object.keys(value).join(', ')}.`,
      );
  }
  return Object.fromEntries(keys.map((key) => [key, value[key]]));
}

function indentOf(options: Options, terminal: Terminal): number {
  if (options.flag('compact')) return 0;
  return options.flag('pretty') || terminal.outputIsTerminal ? 2 : 0;
}
