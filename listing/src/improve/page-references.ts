import { upperFirst } from './casing.ts';
import { tidy } from './clean-text.ts';

// What the page showed beside the text, and where: elsewhere these words point to nothing.
const shown =
  '(?:as (?:pictured|shown|seen)(?: (?:above|below|here|in (?:the )?(?:photos?|pictures?|images?)))?|(?:please )?(?:see|check|look at) (?:all )?(?:(?:of )?(?:the|my|our) )?(?:(?:last|first|second|third|next|other) )?(?:photos?|pictures?|pics|images?)(?: for (?:an? )?(?:samples?|examples?|details?))?(?: (?:above|below|\\d{1,2}))?|(?:please )?see (?:above|below)|(?:shown|described|listed|mentioned) (?:above|below)|wie (?:abgebildet|auf dem (?:foto|bild) zu sehen)|siehe (?:fotos?|bilder|bild|abbildung|oben|unten)|s\\. (?:fotos?|bilder)|voir (?:les )?photos?|voir ci-des(?:sus|sous)|comme sur la photo|ver (?:las )?fotos?|como en la foto|vedi (?:le )?foto|come (?:da|in) foto|см\\. (?:фото|ниже|выше)|как на фото)';
const whole = new RegExp(`^${shown}(?: (?:for|für|pour|para|per|для) [\\p{L} ,]{2,60})?[.!]*$`, 'iu');
const part = new RegExp(`\\s*[(]\\s*${shown}\\s*[)]|(?:,\\s*|\\s+[–—-]\\s+|\\s)${shown}(?=\\s*(?:[,.;!]|$))`, 'giu');
const invitation = /^(?:click|tap) (?:here|on|the)(?!\p{L})|^(?:cliquez|klicken sie|haz clic|clicca) /iu;

/** A sentence without its "as pictured"; empty where it does nothing but point. */
export function withoutReferences(sentence: string): string {
  const text = sentence.trim();
  if (whole.test(text) || invitation.test(text)) return '';
  const left = text.replace(part, '');
  return left === text ? sentence : upperFirst(tidy(left));
}
