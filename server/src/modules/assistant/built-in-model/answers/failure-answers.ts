import { nothingToChange } from '@cardwright/contract/chats';
import { enumerated } from '../../../../enumeration.ts';
import type { ToolFailure, ToolName } from '../../tool-types.ts';
import type { ToolStep } from '../conversation.ts';
import type { Request } from '../request.ts';
import { plain } from '../safe-markdown.ts';
import { answerWork } from './work-answers.ts';

const intros: Record<ToolName, string> = {
  import_listing: 'I could not import this listing.',
  reimport_card: 'I could not import the page again.',
  create_card: 'I could not make the card.',
  import_file: 'I could not import the file.',
  read_card: 'I could not read the card.',
  answer_from_card: 'I could not look it up in the card.',
  list_cards: 'I could not look through your listings.',
  score_card: 'I could not score the listing.',
  score_cards: 'I could not score these listings.',
  improve_card: 'I could not improve the listing.',
  improve_cards: 'I could not improve these listings.',
  edit_card: 'I did not change the card.',
  lock_fields: 'I could not change the locks.',
  compare_versions: 'I could not compare the versions.',
  restore_version: 'I could not bring the earlier version back.',
  edit_image: 'I could not edit the image.',
  generate_image: 'I could not make the image.',
  add_image_to_gallery: 'I could not add the image to the gallery.',
  export_cards: 'I could not start the export.',
  schedule_task: 'I could not schedule it.',
  list_tasks: 'I could not look up your tasks.',
  cancel_task: 'I did not cancel anything.',
  remember_preference: 'I could not remember that.',
  forget_preference: 'I could not forget that.',
  list_preferences: 'I could not look up your preferences.',
  publish_case: 'I could not publish the card.',
  withdraw_case: 'I could not take the public page back.',
  show_usage: 'I could not look up your credits.',
};

const pasteOffer =
  'If you can see the page in your browser, open it, save or copy it (Ctrl+A, Ctrl+C), and paste its text or HTML here: I will work with that.';

const upgradeOffer =
  'The [plans](/pricing) say what each of them has, and your [profile](/profile) what went where and when credits come back.';

const formatOffer = 'Excel, CSV and JSON files come with every plan: say which one you would like.';

/** What went wrong, what was done before it, and what the seller can do. */
export function answerFailure(tool: ToolName, { error }: ToolFailure, request: Request, steps: ToolStep[]): string {
  const before = steps.slice(0, -1);
  const done = before.length > 0 && tool !== 'import_listing' ? `${answerWork(request, before)}\n\n` : '';
  const offer =
    error.code === 'credits_exhausted'
      ? `\n\n${upgradeOffer}`
      : tool === 'import_listing' && request.message.urls.length > 0
        ? `\n\n${pasteOffer}`
        : tool === 'export_cards' && error.code === 'plan_required'
          ? `\n\n${formatOffer}`
          : '';
  const { input } = steps.at(-1) ?? {};
  // A card that is unknown or somebody else's; what the seller said of it may be an old link.
  if (error.code === 'not_found' && (input?.card_id ?? input?.card_ids) !== undefined)
    return `${done}I cannot find that card. It may have been deleted: "show my cards" lists those you have.`;
  const intro =
    error.code === nothingToChange ? 'There was nothing to change, so nothing was charged for it.' : intros[tool];
  return `${done}${intro} ${plain(error.message, 500)}${offer}`;
}

/** Comes with other work, or only looks. */
const companions = new Set<ToolName>(['compare_versions', 'list_cards', 'read_card', 'answer_from_card', 'show_usage']);

/** What was asked for behind the step that did not work: it is not passed over in silence. */
export function notBegun(rest: { tool: ToolName; title: string }[]): string {
  const isCompanion = ({ tool }: { tool: ToolName }, at: number) =>
    companions.has(tool) || (tool === 'score_card' && rest[at + 1]?.tool === 'improve_card');
  const titles = rest.filter((call, at) => !isCompanion(call, at)).map(({ title }) => `"${title}"`);
  return titles.length === 0
    ? ''
    : `\n\nI stopped there, so I have not begun ${enumerated([...new Set(titles)])}. Ask for it again if you still want it.`;
}
