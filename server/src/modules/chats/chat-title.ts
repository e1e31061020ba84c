export const newChatTitle = 'New chat';

const longestTitle = 60;
const address = /\bhttps?:\/\/[^\s<>"']+/gi;

/** A chat's title from its first request: its first words, or the shop's name when it is only an address. */
export function chatTitleOf(text: string): string {
  const withoutMarkup = text.replace(/<[^>]{0,500}>/g, ' ');
  const line = withoutMarkup
    .split('\n')
    .map((part) => part.replace(address, ' ').replace(/\s+/g, ' ').trim())
    .find((part) => /[\p{L}\p{N}]/u.test(part));
  if (line === undefined) return hostOf(text) ?? newChatTitle;
  const clean = line.replace(/[\s:,;–-]+$/u, '');
  if (clean.length <= longestTitle) return clean;
  const cut = clean.slice(0, longestTitle);
  const space = cut.lastIndexOf(' ');
  return `${(space > longestTitle / 2 ? cut.slice(0, space) : cut).toWellFormed().trimEnd()}…`;
}

function hostOf(text: string): string | null {
  const [url] = text.match(address) ?? [];
  if (url === undefined || !URL.canParse(url)) return null;
  return `Listing from ${new URL(url).hostname.replace(/^www\./, '')}`.slice(0, longestTitle);
}
