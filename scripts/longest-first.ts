import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take by far the longest, in this order. On a fresh clone nobody knows how long a file takes, and one of these
 * that begins last would leave the other core idle.
 */
const longest = [
  'billing/payment-events.slow',
  'intents/intents.slow',
  'intents/held-out.slow',
  'src/missing-code.slow',
  'src/accessibility-seller.slow',
  'src/main.slow',
  'billing/ledger-processes.slow',
  'src/first-load.slow',
  'src/accounts-links.slow',
  'src/session.slow',
  'src/chat-keyboard.slow',
  'src/conversation.slow',
  'src/conversations.slow',
  'src/survival.slow',
  'src/routes.slow',
  'src/edit',
  'src/billing',
  'src/exports',
  'src/accounts',
  'intents/intents',
  'images/image-work',
  'src/improve-apart',
  'http/hostile-requests',
];

const rank = ({ moduleId }: TestSpecification) => {
  const index = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return index < 0 ? longest.length : index;
};

/** Whether a file asks for another environment than its project's own. */
const hasOwnEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment ');

/**
 * Vitest's own order, but with the longest files of each project first, and those of an environment of their own together: a
 * worker ends where the next file needs another environment, and what it had loaded is loaded anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const ranked = sorted.filter((file) => file.project === project).toSorted((a, b) => rank(a) - rank(b));
      return [false, true].flatMap((isOwn) => ranked.filter((file) => hasOwnEnvironment(file) === isOwn));
    });
  }
}
