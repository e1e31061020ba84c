import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type MarketplaceId, marketplaceIds } from '../src/marketplaces/profiles.ts';
import { type ExitStatus, exitStatus, Fault } from './fault.ts';
import type { Terminal } from './terminal.ts';

export interface OptionHelp {
  type: 'string' | 'boolean';
  short?: string;
  multiple?: boolean;
  /** The placeholder for the value in the help, such as `FILE`. */
  value?: string;
  help: string;
}

export interface Command {
  name: string;
  /** What follows the name in the help: `[FILE] [options]`. */
  operands: string;
  /** One line for the list of commands. */
  summary: string;
  /** More for the command's own help. */
  details: string;
  options: Record<string, OptionHelp>;
  /** The least and the most files that it takes. Standard input replaces a single missing one. */
  files: { min: number; max: number };
  /** Passes its answer to `print`; returns the exit status. */
  run(call: Call): Promise<ExitStatus>;
}

/** One call of a command, with its parsed arguments. */
interface Call {
  files: string[];
  options: Options;
  terminal: Terminal;
  /** Writes a value as JSON on standard output. */
  print(value: Record<string, unknown>): Promise<void>;
}

export const commonOptions: Record<string, OptionHelp> = {
  pretty: { type: 'boolean', help: 'Indented JSON (the default in a terminal)' },
  compact: { type: 'boolean', help: 'JSON on one line (the default in a pipe or a file)' },
  pick: { type: 'string', value: 'KEYS', help: 'Only these keys of the answer, with commas between them' },
  help: { type: 'boolean', short: 'h', help: 'This help' },
};

export const marketplaceOption: OptionHelp = {
  type: 'string',
  short: 'm',
  value: 'NAME',
  help: `One of ${marketplaceIds.join(', ')} (default generic)`,
};

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** The options of a call by name and type. */
export class Options {
  readonly #values: Values;

  constructor(values: Values) {
    this.#values = values;
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | null {
    const value = this.#values[name];
    return typeof value === 'string' ? value : null;
  }

  texts(name: string): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  }

  /** The comma-separated parts of a value. */
  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }

  /** One of the allowed words. @throws Fault */
  oneOf<Word extends string>(name: string, allowed: readonly Word[]): Word | null {
    const value = this.text(name);
    return value === null ? null : oneOf(`--${name}`, value, allowed);
  }

  marketplace(): MarketplaceId {
    return this.oneOf('marketplace', marketplaceIds) ?? 'generic';
  }
}

/** @throws Fault that lists what is allowed */
export function oneOf<Word extends string>(name: string, value: string, allowed: readonly Word[]): Word {
  const word = allowed.find((each) => each === value.toLowerCase());
  if (word === undefined)
    throw new Fault(exitStatus.usage, `${name} does not know “${value}”. It takes ${allowed.join(', ')}.`);
  return word;
}

/** Parses the arguments of a command. @throws Fault for an unknown option, or too many or too few files */
export function readArguments(command: Command, args: string[]): { files: string[]; options: Options } {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { type, short, multiple }] of Object.entries({ ...command.options, ...commonOptions }))
    options[name] = { type, ...(short !== undefined && { short }), ...(multiple === true && { multiple }) };
  let parsed: { values: Values; positionals: string[] };
  try {
    parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const [line = ''] = (error as Error).message.split(/(?<=\.)\s|\n/);
    throw new Fault(exitStatus.usage, `${line} Try: cardwright-listing ${command.name} --help`);
  }
  return { files: parsed.positionals, options: new Options(parsed.values) };
}

/** Puts standard input in place of a missing file and checks the number of files. @throws Fault */
export function checkedFiles(command: Command, files: string[], terminal: Terminal): string[] {
  const { min, max } = command.files;
  const given = files.length === 0 && min === 1 ? ['-'] : files;
  const hint = `Try: cardwright-listing ${command.name} --help`;
  if (given.length < min) throw new Fault(exitStatus.usage, `${command.name} takes ${min} files. ${hint}`);
  if (given.length > max)
    throw new Fault(
      exitStatus.usage,
      `${command.name} takes no more than ${max === 1 ? 'one file' : `${max} files`}. ${hint}`,
    );
  if (given.filter((file) => file === '-').length > 1)
    throw new Fault(exitStatus.usage, 'Standard input can be read only once.');
  if (files.length === 0 && terminal.inputIsTerminal)
    throw new Fault(exitStatus.usage, `${command.name} waits for a file, or for something piped into it. ${hint}`);
  return given;
}
