import { type Html, html } from '../../html.ts'

/** In place of the console. */
export const notBuilt = {
  title: 'Not built',
  heading: 'The console hasn’t been built',
  text: (command: Html) =>
    html`This service was started without its web application. Start it with ${command}, which builds it.`,
}
