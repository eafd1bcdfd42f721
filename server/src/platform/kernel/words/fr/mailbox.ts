import { html } from '../../html.ts'
import type { mailbox as english } from '../en/mailbox.ts'
import type { Translated } from '../translated.ts'

export const mailbox: Translated<typeof english> = {
  title: 'Boîte de réception',
  heading: 'Boîte de réception du bac à sable',
  text: 'Ce bac à sable n’a pas de serveur de messagerie : tous les e-mails arrivent ici, quel que soit leur destinataire.',
  empty: (code) =>
    html`Pas encore d’e-mail. ${code('Demandez un code')} avec n’importe quelle adresse, puis rechargez cette page.`,
  sentTo: (address, time) => html`À ${address}, le ${time}`,
  openInBrowser: 'Ouvrez la boîte de réception pour lire les e-mails du bac à sable dans ce navigateur.',
  open: 'Ouvrir la boîte',
  howToOpen: (signIn) =>
    html`Ouvrez le lien de la boîte de réception affiché dans le terminal au démarrage du service, ou ${signIn('connectez-vous en tant qu’opérateur')}.`,
  badLink: 'Ce lien ne fonctionne pas. Utilisez le dernier lien affiché dans le terminal.',
}
