import type { ToolName } from './tool-types.ts';

/**
 * Words of a seller who asks for what reaches beyond the card at hand: what others can see, what goes on later, what is
 * remembered, what costs by the dozen. A model that has read strangers' texts may do it only when one of them was said.
 */
export const askedWords: Partial<Record<ToolName, RegExp>> = {
  reimport_card: /import|again|fetch|load|refresh|check|updat|chang|\bnew\b/i,
  publish_case: /publi[sc]|shar(?:e|ing)|\bcases?\b|\blinks?\b|show (?:it|this) to/i,
  withdraw_case:
    /publi[sc]|withdraw|take\b.{0,30}\b(?:back|down|off)|\bprivate\b|offline|\bhide\b|\bcases?\b|shar(?:e|ing)/i,
  schedule_task:
    /\bevery|\beach\b|daily|weekly|monthly|hourly|schedul|remind|tomorrow|cron|days?\b|regular|automatic|\btasks?\b|recurr|repeat|keep an eye|watch|monitor/i,
  cancel_task: /cancel|stop|delete|remove|no (?:more|longer)|\btasks?\b|schedul|don['’]?t/i,
  remember_preference:
    /remember|always|never|prefer|voice|\btone\b|\bus(?:e|ing)\b|avoid|don['’]?t|from now|\bunits?\b|keyword|\bbrand|\bwords?\b|default|i sell|we sell|\blike\b/i,
  forget_preference: /forget|no longer|reset|remove|prefer|stop|any ?more|clear|drop/i,
  export_cards: /export|\bfiles?\b|download|csv|xlsx?|excel|json|sheet|feed|\bsave\b|\bsend\b/i,
  restore_version: /undo|undid|restore|\bback\b|revert|original|previous|earlier|before|version|roll/i,
  lock_fields: /lock|keep|protect|freeze|leave|don['’]?t|fix(?:ed)?\b|as (?:it|they) (?:is|are)|stay/i,
  improve_cards:
    /\ball\b|every|cards|listings|products|them|those|these|both|bulk|catalog|inventory|\bselect|\bscor\w+ (?:below|under)/i,
  score_cards: /\ball\b|every|cards|listings|products|them|those|these|both|bulk|catalog|inventory|\bselect|\bscor\w+/i,
  edit_image:
    /image|pictur|photo|background|square|crop|resize|straight|light|bright|shadow|enhance|pixel|gallery|\bpx\b/i,
  generate_image: /image|pictur|photo|chart|graphic|infographic|compos|collage|generat|banner|draw|gallery/i,
  add_image_to_gallery: /image|pictur|photo|gallery|\badd\b/i,
};
