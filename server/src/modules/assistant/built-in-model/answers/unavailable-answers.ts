import type { ToolName } from '../../tool-types.ts';

const sentences: Partial<Record<ToolName, string>> = {
  edit_image: 'I cannot edit images here.',
  generate_image: 'I cannot make images here.',
  add_image_to_gallery: 'I cannot add images to a gallery here.',
  schedule_task: 'I cannot schedule tasks here.',
  list_tasks: 'I cannot look up scheduled tasks here.',
  cancel_task: 'I cannot cancel tasks here.',
  publish_case: 'I cannot publish a card here.',
  withdraw_case: 'I cannot take a public page back here.',
  import_file: 'I cannot import files in this chat. You can do it under "Add product".',
};

/** For an installation that does not have what the request needs; `done` is what was reached before. */
export const answerUnavailable = (tool: ToolName, done: string): string =>
  [done, sentences[tool] ?? 'I cannot do this here.'].filter((part) => part !== '').join('\n\n');
