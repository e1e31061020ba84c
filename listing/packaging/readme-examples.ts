import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A fenced block of the README that is run, and the output that the README states. */
export interface Example {
  /** The first line: a command, or the first import. */
  name: string;
  run: { command: string } | { script: string };
  output: string;
  /** Where the output is in the README, or where it has to be inserted. */
  start: number;
  end: number;
}

export interface Examples {
  /** Blocks with a file's name, such as ```json rewrite.json. */
  files: { name: string; content: string }[];
  examples: Example[];
}

const block = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```\n/gm;

/** Reads the README: ```console blocks hold `$ ` lines and their output; the ```text block after a ```js block is its output. */
export function readExamples(readme: string): Examples {
  const found: Examples = { files: [], examples: [] };
  for (const match of readme.matchAll(block)) {
    const [whole, language, name, content = ''] = match;
    const bodyStart = match.index + whole.length - content.length - '```\n'.length;
    if (name !== undefined) found.files.push({ name, content });
    else if (language === 'console') found.examples.push(...consoleExamples(content, bodyStart));
    else if (language === 'js') {
      const end = match.index + whole.length;
      const output = /^\n```text\n([\s\S]*?)^```\n/m.exec(readme.slice(end));
      const follows = output !== null && output.index === 0;
      const first = content.split('\n').find((line) => line.includes('@cardwright')) ?? '';
      found.examples.push({
        name: first,
        run: { script: content },
        output: follows ? (output[1] ?? '') : '',
        start: end,
        end: follows ? end + output[0].length : end,
      });
    }
  }
  return found;
}

function consoleExamples(content: string, bodyStart: number): Example[] {
  return [...content.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)].map((match) => {
    const [whole, command = '', output = ''] = match;
    const end = bodyStart + match.index + whole.length;
    return { name: command, run: { command }, output, start: end - output.length, end };
  });
}

const runFile = promisify(execFile);

/**
 * Runs the examples in a folder where the package is installed, in their order, and gives what each prints; it ends with a line
 * break. The scripts share one process, because most of an example's time is the loading of the engine.
 */
export async function runExamples(examples: readonly Example[], folder: string): Promise<string[]> {
  const env = {
    ...process.env,
    PATH: [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  const options = { cwd: folder, env, timeout: 60_000 };
  const printed = new Map<Example, string>();
  const scripts: Example[] = [];
  for (const example of examples) {
    if ('script' in example.run) {
      writeFileSync(join(folder, `example-${scripts.length}.mjs`), example.run.script);
      scripts.push(example);
      continue;
    }
    // The output of a failing command counts as well: some examples show exit status 2.
    const command = example.run.command.replaceAll('npx ', '');
    const { stdout } = await runFile('sh', ['-c', command], options).catch((error: { stdout: string }) => error);
    printed.set(example, stdout);
  }
  const runner = scripts.map((_, index) => `await import('./example-${index}.mjs');\nconsole.log('${border}');\n`);
  writeFileSync(join(folder, 'examples.mjs'), runner.join(''));
  const { stdout } = await runFile(process.execPath, ['examples.mjs'], options);
  for (const [index, text] of stdout.split(`${border}\n`).entries()) {
    const example = scripts[index];
    if (example !== undefined) printed.set(example, text);
  }
  return examples.map((example) => endedLine(printed.get(example) ?? ''));
}

const endedLine = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
const border = '-- end of example --';

/** The README with the current outputs of its examples. */
export function withOutputs(readme: string, outputs: readonly { example: Example; printed: string }[]): string {
  let text = readme;
  for (const { example, printed } of [...outputs].sort((a, b) => b.example.start - a.example.start)) {
    const written = 'command' in example.run ? printed : `\n\`\`\`text\n${printed}\`\`\`\n`;
    text = text.slice(0, example.start) + written + text.slice(example.end);
  }
  return text;
}
