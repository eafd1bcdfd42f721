import type { words as english } from '../terms-of-use.ts'
import type { Translated } from '../translated.ts'

/** Texts about the terms of use: accepting them, and publishing them. */
export const words: Translated<typeof english> = {
  title: 'Conditions d’utilisation',
  banner: {
    inForce: 'Acceptez les conditions d’utilisation pour conclure de nouveaux accords.',
    planned: (day) => `De nouvelles conditions d’utilisation entrent en vigueur le ${day}.`,
    review: 'Consulter',
  },
  dialog: {
    title: 'Accepter les conditions d’utilisation',
    inForce:
      'Vous devez les accepter avant de publier une mission, de postuler, de faire une offre, d’approuver un contrat ou de déposer de l’argent. Vos contrats actifs et votre argent ne sont pas touchés.',
    planned: (day) => `Elles entrent en vigueur le ${day}. D’ici là, rien ne change.`,
    changes: 'Ce qui change',
    read: 'Lire les conditions d’utilisation',
    accept: 'Accepter',
    acceptAndContinue: 'Accepter et continuer',
  },
  settings: {
    text: 'Ce que vous avez convenu avec cette place de marché.',
    version: (version) => `Version ${version}`,
    inForce: (day) => `En vigueur depuis le ${day}`,
    planned: (day) => `Entre en vigueur le ${day}`,
    accepted: (day) => `Acceptée le ${day}`,
    notAccepted: 'Pas encore acceptée',
    review: 'Consulter',
  },
  operator: {
    tab: 'Conditions',
    text: 'Les conditions d’utilisation sont à accepter à l’inscription et avant tout nouvel accord. Les contrats actifs, les litiges et les retraits ne sont jamais touchés.',
    none: 'Pas de conditions publiées',
    noneText: 'Tant que vous n’en publiez pas, personne n’a rien à accepter.',
    publish: 'Publier des conditions',
    publishNew: 'Nouvelle version',
    versions: 'Versions',
    version: (version) => `Version ${version}`,
    statuses: {
      planned: 'Prévue',
      in_force: 'En vigueur',
      replaced: 'Remplacée',
      withdrawn: 'Retirée',
    },
    times: {
      planned: (day) => `Entre en vigueur le ${day}`,
      in_force: (day) => `En vigueur depuis le ${day}`,
      replaced: (day) => `Entrée en vigueur le ${day}`,
      withdrawn: (day) => `Retirée le ${day}`,
    },
    acceptances: (count) => `Acceptée par ${count} ${count < 2 ? 'personne' : 'personnes'}`,
    publishedBy: 'Publiée par',
    withdraw: 'Retirer',
    withdrawTitle: (version) => `Retirer la version ${version} ?`,
    withdrawText:
      'Elle n’entrera pas en vigueur. Toutes les personnes prévenues par e-mail de cette version en recevront un autre.',
    withdrawn: (version) => `Version ${version} retirée`,
    form: {
      firstText: 'Toutes les personnes dont l’adresse e-mail est confirmée recevront un e-mail.',
      nextText:
        'Toutes les personnes dont l’adresse e-mail est confirmée recevront un e-mail. Elles auront au moins 14 jours pour lire la nouvelle version.',
      where: 'Où se trouvent les conditions',
      places: { text: 'Rédigées ici', link: 'Sur une autre page' },
      content: 'Conditions',
      contentHint: 'Markdown accepté : titres, listes et liens.',
      preview: 'Aperçu',
      edit: 'Modifier',
      link: 'URL',
      summary: 'Ce qui change',
      summaryHint: 'Affiché dans l’e-mail et avant l’acceptation.',
      starts: 'Entrée en vigueur',
      startsFirst: 'Laissez vide pour une entrée en vigueur immédiate.',
      startsNext: 'Laissez vide pour la première date possible, dans 14 jours.',
      send: 'Publier',
      published: (version) => `Version ${version} publiée`,
    },
    ofUser: {
      title: 'Conditions acceptées',
      none: 'Cet utilisateur n’a accepté aucune version.',
      onBehalf: 'acceptée par',
    },
  },
}
