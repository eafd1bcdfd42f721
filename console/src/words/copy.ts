/** Texts of buttons that copy. */
export const words = {
  copy: 'Copy',
  copied: 'Copied',
  blocked: 'This browser doesn’t allow copying here. Select the text instead.',
}
