/** A request on a card, with nothing said before it and no files. */
export const onCard = {
  hasCard: true,
  files: [],
  filesAreNew: false,
  lastTool: null,
  hasQuestions: false,
  lastImage: null,
};
