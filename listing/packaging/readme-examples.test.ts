import { describe, expect, it } from 'vitest';
import { readExamples, withOutputs } from './readme-examples.ts';

describe('the examples of a README', () => {
  const text = 'Text\n\n```console\n$ one\n$ two --x\nold\nlines\n```\n\n```js\nimport "@cardwright/a";\n```\n\nEnd\n';

  it('are found with their output', () => {
    const found = readExamples(`${text}\n\`\`\`json a.json\n{}\n\`\`\`\n`);
    expect(found.examples.map(({ name, output }) => [name, output])).toEqual([
      ['one', ''],
      ['two --x', 'old\nlines\n'],
      ['import "@cardwright/a";', ''],
    ]);
    expect(found.files).toEqual([{ name: 'a.json', content: '{}\n' }]);
  });

  it('take new output in its place, and then hold it', () => {
    const outputs = readExamples(text).examples.map((example, index) => ({ example, printed: `new ${index}\n` }));
    const written = withOutputs(text, outputs);
    expect(readExamples(written).examples.map(({ output }) => output)).toEqual(['new 0\n', 'new 1\n', 'new 2\n']);
    expect(written.endsWith('```text\nnew 2\n```\n\nEnd\n')).toBe(true);
  });
});
