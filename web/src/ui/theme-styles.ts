/** Replaces the library's components that write the theme into `<style>` elements: the build makes it a file. */
export function MantineCssVariables(): null {
  return null;
}
export function MantineClasses(): null {
  return null;
}
