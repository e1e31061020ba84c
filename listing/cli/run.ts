import { type Command, checkedFiles, type Options, readArguments } from './command.ts';
import { compare } from './commands/compare.ts';
import { exportCards } from './commands/export.ts';
import { extract } from './commands/extract.ts';
import { ground } from './commands/ground.ts';
import { improve } from './commands/improve.ts';
import { score } from './commands/score.ts';
import { type ExitStatus, exitStatus, Fault } from './fault.ts';
import { commandHelp, overview } from './help.ts';
import type { Terminal } from './terminal.ts';

const commands: readonly Command[] = [extract, score, improve, ground, compare, exportCards];

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
    const about = commands.find((each) => each.name === rest[0]);
    const text = name === 'help' && about !== undefined ? commandHelp(about) : overview(commands);
    await terminal.write([text], null);
    return name === undefined ? exitStatus.usage : exitStatus.done;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    const known = commands.map((each) => each.name).join(', ');
    throw new Fault(exitStatus.usage, `There is no command “${name}”. The commands are ${known}.`);
  }
  const { files, options } = readArguments(command, rest);
  if (options.flag('help')) {
    await terminal.write([commandHelp(command)], null);
    return exitStatus.done;
  }
  const print = (value: Record<string, unknown>): Promise<void> =>
    terminal.write([`${JSON.stringify(picked(value, options), null, indentOf(options, terminal))}\n`], null);
  return command.run({ files: checkedFiles(command, files, terminal), options, terminal, print });
}

// A failure is told whatever was picked.
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
