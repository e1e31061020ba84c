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
  return (signs.length > maxCharacters ? signs.slice(0, maxCharacters).join('') : plain) || 'file';
}
