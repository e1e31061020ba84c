import type { ToolSet } from 'ai';
import { createCardTools } from './tools/card-tools.ts';
import { createCaseTools } from './tools/case-tools.ts';
import { createEditTools } from './tools/edit-tools.ts';
import { createExportTools } from './tools/export-tools.ts';
import { createImageTools } from './tools/image-tools.ts';
import { createImportTools } from './tools/import-tools.ts';
import { createImproveTools } from './tools/improve-tools.ts';
import { createManyCardsTools } from './tools/many-cards-tools.ts';
import { createPreferenceTools } from './tools/preference-tools.ts';
import { createTaskTools } from './tools/task-tools.ts';
import { type AssistantToolsDeps, createToolContext } from './tools/tool-context.ts';
import { createUsageTools } from './tools/usage-tools.ts';

/** The assistant's tools: each a thin call into a module's service, a step of the plan, and never an error thrown. */
export function createAssistantTools(deps: AssistantToolsDeps): ToolSet {
  const context = createToolContext(deps);
  return {
    ...createImportTools(context),
    ...createCardTools(context),
    ...createImproveTools(context),
    ...createManyCardsTools(context),
    ...createEditTools(context),
    ...createImageTools(context),
    ...createExportTools(context),
    ...createTaskTools(context),
    ...createPreferenceTools(context),
    ...createCaseTools(context),
    ...createUsageTools(context),
  };
}
