import type { accountMails as english } from '../en/account-mails.ts'
import type { Translated } from '../translated.ts'

export const accountMails: Translated<typeof english> = {
  reason: (marketplace) =>
    `Vous recevez cet e-mail, car il concerne votre compte ${marketplace}. Ces e-mails sont toujours envoyés.`,
  newKey: {
    subject: (marketplace) => `Une clé a été créée pour votre compte ${marketplace}`,
    forAccount: (key) => `La clé API « ${key} » a été créée pour votre compte.`,
    forAgent: (key) => `La clé API « ${key} » a été créée pour l’un de vos agents.`,
    ifNot: 'Si ce n’était pas vous, connectez-vous, révoquez la clé et fermez toutes les autres sessions.',
    button: 'Voir les clés',
  },
  agentResumed: {
    subject: (marketplace) => `L’un de vos agents ${marketplace} a été réactivé`,
    happened: (agent) =>
      `Votre agent « ${agent} » peut de nouveau agir pour vous, avec les mêmes clés et le même mandat.`,
    ifNot:
      'Si ce n’était pas vous, connectez-vous, mettez l’agent en pause, révoquez les clés que vous ne reconnaissez pas et fermez toutes les autres sessions.',
    button: 'Voir les agents',
  },
  passkey: {
    added: {
      subject: (marketplace) => `Une clé d’accès a été ajoutée à votre compte ${marketplace}`,
      happened: (passkey) => `La clé d’accès « ${passkey} » permet désormais de se connecter à votre compte.`,
      ifNot:
        'Si ce n’était pas vous, connectez-vous, supprimez cette clé d’accès et fermez toutes les autres sessions.',
    },
    copied: {
      subject: (marketplace) => `Une clé d’accès de votre compte ${marketplace} a peut-être été copiée`,
      happened: (passkey) =>
        `Quelqu’un a essayé de se connecter avec ce qui semble être une copie de votre clé d’accès « ${passkey} ». Nous avons bloqué la connexion.`,
      toDo: 'Supprimez cette clé d’accès et créez-en une nouvelle sur un appareil de confiance.',
    },
    button: 'Voir les clés d’accès',
  },
  app: {
    registeredSubject: ({ app, marketplace }) =>
      `L’appli « ${app} » a été enregistrée avec votre compte ${marketplace}`,
    changedSubject: ({ app, marketplace }) =>
      `L’appli « ${app} » de votre compte ${marketplace} a de nouveaux URI de redirection`,
    sentTo: (uris) => `Les personnes qui connectent cette appli sont redirigées vers ${uris}.`,
    ifNot:
      'Si ce n’était pas vous, connectez-vous, supprimez l’appli, révoquez les clés que vous ne reconnaissez pas et fermez toutes les autres sessions.',
    button: 'Voir les applis',
  },
  connection: {
    startedSubject: (marketplace) => `Une appli a été connectée à votre compte ${marketplace}`,
    actsAsUser: (app) => `L’appli « ${app} » peut agir en votre nom. Elle peut :`,
    actsAsAgent: ({ app, agent }) => `L’appli « ${app} » peut agir au nom de votre agent « ${agent} ». Elle peut :`,
    right: (right) => `– ${right}`,
    ifNot: 'Si ce n’était pas vous, connectez-vous, déconnectez l’appli et fermez toutes les autres sessions.',
    endedSubject: (marketplace) => `Une appli a été déconnectée de votre compte ${marketplace}`,
    ended: (app) =>
      `Un code ou un jeton de l’appli « ${app} » a servi deux fois : quelqu’un l’a peut-être copié. L’appli a été déconnectée.`,
    reconnect: 'Si vous faites confiance à l’appli, reconnectez-la. Si cela se reproduit, prévenez son développeur.',
    button: 'Voir les applis connectées',
  },
  payoutAccount: {
    addedSubject: (marketplace) => `Un compte de versement a été ajouté à votre compte ${marketplace}`,
    changedSubject: (marketplace) => `Votre compte de versement ${marketplace} a été modifié`,
    now: ({ label, reference }) => `Vos retraits arrivent désormais sur « ${label} » (${reference}).`,
    from: ({ label, reference, time }) =>
      `À partir du ${time}, vos retraits arriveront sur « ${label} » (${reference}).`,
    ifNot:
      'Si ce n’était pas vous, connectez-vous et rétablissez le bon compte, fermez toutes les autres sessions, révoquez les clés que vous ne reconnaissez pas et contactez aussitôt les opérateurs de la place de marché.',
    button: 'Voir le compte de versement',
  },
  webhook: {
    addedSubject: (marketplace) => `Un webhook a été ajouté à votre compte ${marketplace}`,
    changedSubject: (marketplace) => `Un webhook de votre compte ${marketplace} a une nouvelle URL`,
    ownEvents: (host) => `Vos événements sont désormais envoyés à ${host}.`,
    publicEvents: (host) => `Les événements publics sont désormais envoyés à ${host}.`,
    ifNot:
      'Si ce n’était pas vous, connectez-vous, supprimez le webhook, révoquez les clés que vous ne reconnaissez pas et fermez toutes les autres sessions.',
    button: 'Voir les webhooks',
  },
}
