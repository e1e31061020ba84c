import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take by far the longest, in this order. On a fresh clone nobody knows how long a file takes, and one of these
 * that begins last would leave the other core idle.
 */
const longest = [
  'billing/payment-events.slow',
  'src/accessibility-seller.slow',
  'src/main.slow',
  'billing/ledger-processes.slow',
  'src/routes.slow',
  'src/conversation.slow',
  'src/accounts-links.slow',
  'src/survival.slow',
  'src/billing',
  'src/edit',
  'src/accounts',
  'intents/intents',
];

const rank = ({ moduleId }: TestSpecification) => {
  const index = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return index < 0 ? longest.length : index;
};

/** Vitest's own order, but with the longest files of each project first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => rank(a) - rank(b)),
    );
  }
}
