import type { operatorMails as english } from '../en/operator-mails.ts'
import type { Translated } from '../translated.ts'
import { ofName } from './of-name.ts'

export const operatorMails: Translated<typeof english> = {
  reason: (marketplace) =>
    `Vous recevez cet e-mail en tant qu’opérateur ${ofName(marketplace)}. Ces e-mails sont toujours envoyés.`,
  newOperator: {
    subject: (user) => `${user} a maintenant le rôle d’opérateur`,
    happened: (user) =>
      `${user} peut désormais faire tout ce que peut faire un opérateur : gérer les utilisateurs, traiter les paiements et nommer d’autres opérateurs.`,
    ifWrong:
      'Le journal d’audit indique qui a fait ce changement. S’il vous paraît anormal, parlez-en aussitôt aux autres opérateurs.',
  },
  recoveryKey: {
    subject: (user) => `Une clé de secours a été créée pour l’opérateur ${user}`,
    happened: ({ by, user }) =>
      `${by} a créé une clé de secours pour ${user}. Toute personne qui la détient peut agir au nom ${ofName(user)}.`,
    ifWrong: (user) => `Si ${user} ne l’a pas demandée, révoquez la clé et parlez-en aussitôt aux autres opérateurs.`,
  },
  removalRequested: {
    suspension: {
      subject: (user) => `Un deuxième opérateur doit confirmer la suspension ${ofName(user)}`,
      asked: ({ by, user }) => `${by} a demandé la suspension ${ofName(user)}.`,
      askedBecause: ({ by, user, reason }) => `${by} a demandé la suspension ${ofName(user)}. Motif : ${reason}`,
    },
    demotion: {
      subject: (user) => `Un deuxième opérateur doit confirmer le retrait du rôle d’opérateur à ${user}`,
      asked: ({ by, user }) => `${by} a demandé de retirer le rôle d’opérateur à ${user}.`,
      askedBecause: ({ by, user, reason }) =>
        `${by} a demandé de retirer le rôle d’opérateur à ${user}. Motif : ${reason}`,
    },
    toDo: (until) =>
      `Rien n’a encore changé. Un autre opérateur a jusqu’au ${until} pour confirmer, sur la page de l’utilisateur dans la console ou en envoyant la même requête à l’API.`,
  },
  removed: {
    suspension: {
      subject: (user) => `Le compte ${ofName(user)} a été suspendu`,
      happened: ({ by, user }) => `${by} a suspendu l’opérateur ${user}.`,
    },
    demotion: {
      subject: (user) => `${user} n’a plus le rôle d’opérateur`,
      happened: ({ by, user }) => `${by} a retiré le rôle d’opérateur à ${user}.`,
    },
    ifWrong: 'Si cela vous paraît anormal, parlez-en aussitôt aux autres opérateurs.',
  },
  reviewUser: 'Voir l’utilisateur',
  firstParty: {
    requestedSubject: (app) => `Un deuxième opérateur doit approuver « ${app} » comme appli officielle`,
    requested: ({ by, app }) =>
      `${by} a demandé de faire de « ${app} » une appli officielle : les utilisateurs s’y connecteraient sans page de consentement, et elle pourrait agir en leur nom.`,
    sentTo: (uris) => `Après la connexion, les utilisateurs sont redirigés vers ${uris}.`,
    toDo: ({ until, command }) =>
      `Rien n’a encore changé. Un autre opérateur a jusqu’au ${until} pour approuver la demande, sous « Applis officielles » dans la console ou avec « ${command} ».`,
    approvedSubject: (app) => `« ${app} » est désormais une appli officielle`,
    approved: (by) =>
      `${by} a approuvé cette appli. Les utilisateurs s’y connectent désormais sans page de consentement, et elle peut agir en leur nom.`,
    ifWrong: (command) =>
      `Si cela vous paraît anormal, retirez l’appli sous « Applis officielles » dans la console ou avec « ${command} », et parlez-en aussitôt aux autres opérateurs.`,
    endedSubject: (app) => `« ${app} » n’est plus une appli officielle`,
    ended: (by) =>
      `${by} a retiré cette appli des applis officielles. Elle doit désormais demander leur accord aux utilisateurs avant d’agir en leur nom.`,
    button: 'Voir les applis officielles',
  },
  settings: {
    oneSubject: ({ by, setting }) => `${by} a modifié ${setting}`,
    manySubject: ({ by, count }) => `${by} a modifié ${count} réglages`,
    happened: (by) => `${by} a modifié les réglages de la place de marché. Les changements s’appliquent déjà.`,
    changed: ({ setting, before, after }) => `${setting} : ${before} → ${after}`,
    returned: ({ setting, before }) => `${setting} : ${before} → valeur de l’environnement`,
    reason: (reason) => `Motif : ${reason}`,
    ifWrong:
      'Si cela vous paraît anormal, rétablissez la configuration précédente et parlez-en aussitôt aux autres opérateurs.',
    button: 'Voir les changements',
  },
  webhook: {
    subject: 'Un webhook reçoit désormais tous les événements de la place de marché',
    happened: ({ host, id }) =>
      `Tous les événements de la place de marché sont désormais envoyés à ${host}. Ils contiennent des ID, des statuts et des montants, mais aucun texte. Un opérateur a ajouté le webhook ${id} ou changé son URL.`,
    ifWrong:
      'Si vous ne vous y attendiez pas, consultez le journal d’audit. Pour arrêter ces envois, suspendez cet opérateur ou changez son rôle.',
    button: 'Voir le journal',
  },
  test: {
    subject: (marketplace) => `E-mail de test ${ofName(marketplace)}`,
    happened: (marketplace) =>
      `Les e-mails ${ofName(marketplace)} arrivent bien à cette adresse, et ils ressemblent à celui-ci.`,
    button: 'Revenir à la configuration',
    reason: (marketplace) =>
      `Vous recevez cet e-mail car un opérateur ${ofName(marketplace)} a envoyé un e-mail de test à cette adresse.`,
  },
}
