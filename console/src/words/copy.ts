/** Texts of buttons that copy. */
export const words = {
  copy: 'Copy',
  copied: 'Copied',
  blocked: 'This browser lets nothing be copied here. Select the text instead.',
}
