const maxCharacters = 150;

/**
 * The name of an uploaded file, safe to show: no folders, no control or invisible characters, none that turn the direction of
 * writing (a name could then show another extension than it has).
 */
export function plainFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  const signs = [...plain];
  if (signs.length <= maxCharacters) return plain || 'file';
  // The ending says what the file is.
  const ending = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? '';
  return `${signs.slice(0, maxCharacters - ending.length).join('')}${ending}`;
}
