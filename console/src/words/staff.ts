/** Texts of pages that are only for those who run the marketplace. */
export const words = {
  refused: 'This page is not for you to see',
  forOperators: 'It is for operators: those who run this marketplace.',
  forArbiters: 'It is for arbiters and operators, who decide disputes between others.',
  home: 'Go home',
}
