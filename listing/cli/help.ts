import { type Command, commonOptions, type OptionHelp } from './command.ts';

const width = 100;

/** The help of one command. */
export function commandHelp(command: Command): string {
  return `Usage: cardwright-listing ${command.name} ${command.operands}

${command.summary}.

${wrapped(command.details, 0)}

FILE is a path, or - for standard input; without one, standard input is read.

Options:
${optionLines({ ...command.options, ...commonOptions })}
`;
}

/** The list of all commands. */
export function overview(commands: readonly Command[]): string {
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(9)}${summary}`);
  return `Usage: cardwright-listing COMMAND [FILE] [options]

Reads, scores, improves, checks, compares and exports product listings. It invents nothing.

Commands:
${lines.join('\n')}

cardwright-listing COMMAND --help tells more; --version prints the version.

Exit status: 0 done; 2 the content is refused (no product, no listing); 64 wrong use; 66 a file cannot
be read; 73 the answer cannot be written; 70 a defect of this program.
`;
}

function optionLines(options: Record<string, OptionHelp>): string {
  const rows = Object.entries(options).map(([name, { short, value, help }]): [string, string] => [
    `  ${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);
  const column = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, help]) => left.padEnd(column) + wrapped(help, column)).join('\n');
}

function wrapped(text: string, indent: number): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent + line.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}
