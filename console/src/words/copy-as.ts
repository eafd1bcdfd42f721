/** Texts of the menu that shows an action as code. */
export const words = {
  label: 'Copy as code',
  curl: 'Copy as curl',
  sdk: 'Copy for the SDK',
  cli: 'Copy for the command line',
  copied: 'Copied.',
  onlyHere: 'Only a person who is signed in with a browser can do this; no key can.',
  nothing: 'There is nothing to send yet.',
  blocked: 'This browser lets nothing be copied here. Open the page over https, or select the text.',
}
