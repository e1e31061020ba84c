import type { ImproveWishes } from '../../../tool-types.ts';

type Tone = NonNullable<ImproveWishes['tone']>;

const tones: [Tone, RegExp][] = [
  [
    'friendly',
    /\b(?:(?<!\b(?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce|seo|mobile|search|eco|user|family|kid|child|pet|be so)[- ])friendl(?:y|ier|iest)|warm(?:er|ly)?|casual(?:ly)?|conversational|human|nicer tone|approachable|nicer in tone|welcoming|inviting|chatt(?:y|ier)|personable|relaxed|laid-?back|personality|cos(?:y|ier)|human-sounding)\b/,
  ],
  ['formal', /\b(?:formal(?:ly)?|professional(?:ly)?|business-?like|businesslike|serious(?:ly)?|official)\b/],
  [
    'playful',
    /\b(?:playful(?:ly)?|(?<!\b(?:mak(?:es?|ing)|made|pok(?:es?|ing|ed)|no|just for) )fun(?:ny|nier)?(?! of\b)|humorous|humor|jokes?|witty|cheeky|quirky)\b/,
  ],
  [
    'persuasive',
    /\b(?:persuasive(?:ly)?|convincing(?:ly)?|salesy|(?<!\b(?:needs?|wants?) (?:it|this|that|(?:this|the|my) listing) to )sells? harder|compelling|(?:best-?|more |less )?selling (?:style|tone|text|way|language|copy)|(?:more|really) selling|sales(?:-| )?(?:oriented|focused|y|driven|pitch)|(?:buyers|customers|people|shoppers) want (?:it|to)|punchy|punchier)\b/,
  ],
  [
    'plain',
    /\b(?:plain(?:er|ly)?|simple|simpler|simply(?= (?:written|worded|put)\b|[.,!]|$)|neutral(?:ly)?|sober|matter-of-fact|factual|down-to-earth|less (?:fancy|technical|flowery|pompous|complicated|poetic|stilted)(?! than\b)|(?:easier|everyday|ordinary|cheaper) (?:words|wording|language|english))\b/,
  ],
];

export const namesTone = (text: string): boolean => tones.some(([, pattern]) => pattern.test(text));

/** How a text shall sound, as these words say it; "too friendly" asks for the opposite. */
export function toneIn(text: string): Tone | undefined {
  return /\btoo (?:friendly|casual|chatty|informal|colloquial)\b/.test(text)
    ? 'formal'
    : /\b(?:less|not so|not too|too) (?:formal|stiff|serious|dry|cold)\b/.test(text)
      ? 'friendly'
      : /\b(?:less|not so|not too|too|without being) (?:salesy|pushy|loud|promotional|flashy|playful|funny|cheesy|persuasive|shouty|hyped|braggy|over the top|aggressive)\b|(?<!\b(?:has|have|had|gets?|getting|got|makes?|making|made|are|were) )\b(?:drop|lose|cut|no|remove|less|without|strip|skip|tone down|ditch)(?: out)? (?:the |all (?:the |that )?|that |any )?(?:marketing|sales|hype|buzzwords?|fluff|jargon|superlatives)\b/.test(
            text,
          )
        ? 'plain'
        : tones.find(([, pattern]) => pattern.test(text))?.[0];
}
