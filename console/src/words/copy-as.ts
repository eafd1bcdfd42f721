/** Texts of the menu that shows an action as code. */
export const words = {
  label: 'Copy as code',
  curl: 'Copy as curl',
  sdk: 'Copy for the SDK',
  cli: 'Copy for the command line',
  copied: 'Copied',
  onlyHere: 'You can only do this in a browser while signed in, not with a key.',
  nothing: 'There’s nothing to send yet.',
  blocked: 'This browser doesn’t allow copying here. Open the page over HTTPS, or select the text.',
}
