/** Puts a text on the clipboard; false if the browser does not allow it. Plain-http pages have only the old command. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  const before = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.style.position = 'fixed';
  box.style.opacity = '0';
  document.body.append(box);
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
