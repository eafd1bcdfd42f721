import type { words as english } from '../messages.ts'
import type { Translated } from '../translated.ts'
import { ofName } from './of-name.ts'

/** Texts of conversations, wherever they are. */
export const words: Translated<typeof english> = {
  title: 'Messages',
  list: {
    label: 'Conversations',
    search: 'Chercher une conversation',
    searchPlaceholder: 'Noms et missions',
    none: 'Pas encore de conversation',
    noneText:
      'Vous pouvez écrire à quelqu’un ici dès que l’un de vous a postulé à une mission de l’autre ou envoyé une invitation.',
    findGigs: 'Voir les missions',
    findPeople: 'Voir l’annuaire',
    silent: 'Pas encore de message',
    deleted: 'Message supprimé',
    mine: (text) => `Vous : ${text}`,
    unread: (count) => `, ${count} ${count < 2 ? 'non lu' : 'non lus'}`,
  },
  none: 'Choisissez une conversation',
  noneText: 'Parcourez la liste avec j et k, ouvrez une conversation avec Entrée et revenez à la liste avec Échap.',
  all: 'Tous les messages',
  open: 'Ouvrir dans Messages',
  message: 'Écrire',
  messageTo: (name, unread) =>
    `Écrire à ${name}${unread === 0 ? '' : `, ${unread} ${unread === 1 ? 'message non lu' : 'messages non lus'}`}`,
  with: (name) => `Messages avec ${name}`,
  between: (names) => `Messages entre ${new Intl.ListFormat('fr').format(names)}`,
  empty: 'Pas encore de message',
  emptyText: (name) => `Présentez-vous ou posez une question à ${name}. Les messages n’engagent à rien.`,
  older: 'Messages précédents',
  beginning: 'Début de la conversation',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  new: 'Nouveau',
  toNewest: 'Aller au plus récent',
  you: 'Vous',
  agent: 'Agent',
  deleted: 'Message supprimé',
  removed: 'Retiré par un opérateur',
  arrived: (name, text) => `${name} : ${text}`,
  delete: 'Supprimer le message',
  deleteTitle: 'Supprimer ce message ?',
  deleteText: (name) =>
    `Ni vous ni ${name} ne pourrez plus le lire. La conversation indiquera qu’un message a été supprimé.`,
  deleteLabel: 'Supprimer',
  composer: {
    label: (name) => `Écrire à ${name}`,
    hint: 'Entrée pour envoyer, Maj+Entrée pour aller à la ligne.',
    send: 'Envoyer',
    sending: 'Envoi…',
    notSent: 'Non envoyé.',
    lost: 'Un message n’est pas parti. Ouvrez la conversation pour réessayer.',
    retry: 'Réessayer',
    edit: 'Modifier',
    ownSuspension: 'Vous ne pouvez pas envoyer de messages tant que votre compte est suspendu.',
    refusals: {
      recipient_suspended: (name) =>
        `Le compte ${ofName(name)} est suspendu. Vous pouvez lire vos messages, mais pas en envoyer.`,
      user_blocked: (name) => `Vous bloquez ${name}. Débloquez ce compte pour envoyer des messages.`,
      contact_unavailable: (name) => `Vous ne pouvez pas envoyer de messages à ${name} pour le moment.`,
    },
    notNow: 'Vous ne pouvez pas envoyer de messages ici pour le moment.',
  },
  disputed: 'Les arbitres et les opérateurs peuvent lire ces messages tant que le litige est ouvert.',
  staff: {
    text: 'Messages privés entre les deux parties à propos de cette mission. Leur lecture est inscrite au journal d’audit.',
    read: 'Lire les messages',
    again: 'Relire',
    none: 'Les deux parties n’ont échangé aucun message.',
  },
}
