import type { signInMails as english } from '../en/sign-in-mails.ts'
import type { Translated } from '../translated.ts'
import { ofName } from './of-name.ts'

export const signInMails: Translated<typeof english> = {
  code: {
    subject: (marketplace, code) => `Votre code ${marketplace} : ${code}`,
    enterCode: 'Saisissez ce code sur la page de connexion :',
    openLink: 'Ou ouvrez ce lien dans le navigateur où vous voulez vous connecter :',
    expires: (minutes) =>
      `Le code et le lien expirent dans ${minutes} minutes et ne servent qu’une fois. Si vous ne les avez pas demandés, vous pouvez ignorer cet e-mail : sans eux, personne ne peut se connecter.`,
    button: (marketplace) => `Se connecter à ${marketplace}`,
  },
  noAccount: {
    subject: (marketplace) => `Tentative de connexion à ${marketplace}`,
    happened:
      'Quelqu’un, peut-être vous, a essayé de se connecter avec cette adresse. Aucun compte ne l’utilise, et l’inscription se fait sur invitation.',
    toDo: 'Si vous avez un compte, connectez-vous avec l’adresse de ce compte. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
  },
  newDevice: {
    subject: (marketplace) => `Nouvelle connexion à votre compte ${marketplace}`,
    happened: ({ browser, address, time }) =>
      `Quelqu’un s’est connecté à votre compte depuis un nouveau navigateur ou réseau : ${browser ?? 'navigateur inconnu'}, adresse IP ${address}, le ${time}.`,
    toDo: 'Si c’était vous, vous n’avez rien à faire. Sinon, connectez-vous, fermez cette session et supprimez les clés d’accès et clés API que vous ne reconnaissez pas.',
    button: 'Voir les sessions',
    exampleBrowser: 'Firefox sous Linux',
  },
  newAddress: {
    subject: (marketplace) => `Confirmez votre adresse e-mail pour ${marketplace}`,
    happened: ({ user, id }) =>
      `Quelqu’un a demandé à utiliser cette adresse e-mail pour le compte « ${user} » (${id}). Si c’est votre compte, ouvrez ce lien dans un navigateur où votre session est ouverte :`,
    button: 'Confirmer l’adresse e-mail',
    expires: (minutes) =>
      `Le lien expire dans ${minutes} minutes et ne sert qu’une fois. Si ce n’est pas votre compte, ignorez cet e-mail : rien ne changera.`,
  },
  addressChanged: {
    subject: (marketplace) => `L’adresse e-mail de votre compte ${marketplace} a été modifiée`,
    happened: 'Votre compte a maintenant une autre adresse e-mail. Celle-ci ne permet plus de se connecter.',
    ifNot: 'Si ce n’était pas vous, contactez aussitôt les opérateurs de la place de marché.',
  },
  addressRemoved: {
    subject: (marketplace) => `L’adresse e-mail de votre compte ${marketplace} a été supprimée`,
    happened: 'Cette adresse n’est plus associée à votre compte et ne permet plus de se connecter.',
    ifNot: 'Si ce n’était pas vous, contactez aussitôt les opérateurs de la place de marché.',
  },
  invitation: {
    subject: (marketplace) => `Votre invitation à rejoindre ${marketplace}`,
    happened: 'Un opérateur de la place de marché a créé un compte pour vous. Ouvrez ce lien pour vous connecter :',
    button: 'Accepter l’invitation',
    managed:
      'Tant que vous n’avez pas ouvert ce lien, l’opérateur peut agir pour vous. Ensuite, personne d’autre que vous ne le pourra, et vos paramètres indiqueront tout ce qui a été fait en votre nom.',
    expires: (days) => `Le lien expire dans ${days} jours et ne sert qu’une fois.`,
  },
  reasons: {
    signIn: (marketplace) =>
      `Vous recevez cet e-mail, car quelqu’un a saisi cette adresse pour se connecter à ${marketplace}.`,
    newAddress: (marketplace) =>
      `Vous recevez cet e-mail, car quelqu’un a demandé à utiliser cette adresse pour un compte sur ${marketplace}.`,
    invitation: (marketplace) =>
      `Vous recevez cet e-mail, car un opérateur ${ofName(marketplace)} a envoyé une invitation à cette adresse.`,
  },
}
