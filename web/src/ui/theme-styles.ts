/** In place of the library's components that write the theme into `<style>` elements: the build has made it a file. */
export const MantineCssVariables = (): null => null;
export const MantineClasses = MantineCssVariables;
