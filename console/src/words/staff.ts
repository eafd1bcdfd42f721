/** Texts of pages that only staff can open. */
export const words = {
  refused: 'You don’t have access to this page',
  forOperators: 'Only operators, who run this marketplace, can open it.',
  forArbiters: 'Only arbiters and operators, who decide disputes between other users, can open it.',
  home: 'Go to Home',
}
