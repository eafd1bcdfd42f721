import { html } from '../../html.ts'
import type { consent as english } from '../en/consent.ts'
import type { Translated } from '../translated.ts'

export const consent: Translated<typeof english> = {
  title: (app) => `Connecter ${app}`,
  heading: (app) => `Connecter « ${app} » ?`,
  signedInAs: (person, signIn) => html`Session ouverte avec le compte ${person}. ${signIn('Ce n’est pas vous ?')}`,
  deviceWarning: (marketplace) =>
    html`Continuez seulement si <b>vous</b> êtes à l’origine de cette demande et si votre appareil affiche exactement ce code. Personne chez ${marketplace} ne vous le demandera jamais.`,
  facts: {
    code: 'Code',
    requestedFrom: 'Demandé depuis',
    app: 'Appli',
    website: 'Site web',
    returnsTo: 'Retour vers',
  },
  unknown: { address: 'Adresse inconnue', program: 'Programme inconnu' },
  origins: {
    commandLine: 'La ligne de commande Parley, sur l’un de vos appareils',
    from: (host) => `Provenance : ${host}`,
    unverified: 'Enregistrée sur cette place de marché. Personne n’a vérifié son nom.',
  },
  // The scopes follow as a list of infinitives.
  wants: 'L’appli souhaite',
  seesEmail: (address) => html`Voir votre adresse e-mail, ${address}`,
  seesEmailAsYou: (address) => html`Voir votre adresse e-mail, ${address} (seulement si elle agit en tant que vous)`,
  never:
    'Elle ne pourra jamais retirer d’argent, approuver les demandes de vos agents, ni voir ou modifier votre façon de vous connecter.',
  actsAs: 'Agit en tant que',
  newAgent: {
    title: 'Nouvel agent qui me consulte d’abord',
    text: 'Il peut se renseigner et préparer des brouillons. Tout ce qui vous engage ou déplace de l’argent exige votre approbation.',
    name: 'Nom du nouvel agent',
    unnamed: 'Appli',
  },
  agent: (name) => `Mon agent « ${name} »`,
  me: 'Moi',
  asMe: 'L’appli peut faire tout ce qui précède, sans limite et sans vous consulter.',
  cancel: 'Annuler',
  connect: 'Connecter',
  remembered:
    'Nous ne vous redemanderons rien pendant 90 jours, sauf si l’appli demande davantage. Vous pouvez la déconnecter à tout moment.',
  notRemembered:
    'L’appli devra vous demander votre accord à chaque connexion. Vous pouvez la déconnecter à tout moment.',
  suspended: 'Votre compte est suspendu : vous ne pouvez pas connecter d’applis.',
  asksForNothing: 'L’appli ne demande aucun accès qu’elle puisse obtenir.',
  alreadyConnected: 'Vous avez déjà connecté cette appli. Vous pouvez y retourner.',
  agentExists: (name) => `Vous avez déjà un agent nommé « ${name} ». Choisissez-le, ou saisissez un autre nom.`,
  mandate: {
    noLimits: 'Sans limite',
    minRate: (amount) => `Tarif : au moins ${amount}`,
    maxRate: (amount) => `Tarif : jusqu’à ${amount}`,
    maxContract: (amount) => `Contrats : jusqu’à ${amount}`,
    maxFunding: (amount) => `Total mis sous séquestre : jusqu’à ${amount}`,
    maxFundingUsed: (amount, used) => `Total mis sous séquestre : jusqu’à ${amount} (utilisé : ${used})`,
    maxRelease: (amount) => `Total débloqué : jusqu’à ${amount}`,
    maxReleaseUsed: (amount, used) => `Total débloqué : jusqu’à ${amount} (utilisé : ${used})`,
    maxRefund: (amount) => `Total remboursé : jusqu’à ${amount}`,
    maxRefundUsed: (amount, used) => `Total remboursé : jusqu’à ${amount} (utilisé : ${used})`,
    minShare: (amount) => `Part du prestataire en cas de litige : au moins ${amount}`,
    maxShare: (amount) => `Part du prestataire en cas de litige : jusqu’à ${amount}`,
    people: (count) => {
      if (count === 0) return 'Ne peut traiter avec personne'
      return count === 1
        ? 'Traite uniquement avec la personne choisie'
        : `Traite uniquement avec les ${count} personnes choisies`
    },
    alone: (actions) => `Agit seul pour ${actions}`,
    asksAlways: 'Vous consulte avant de vous engager',
    asksExcept: (actions) => `Vous consulte avant de vous engager, sauf pour ${actions}`,
    asksFirst: (actions) => `Vous consulte d’abord pour ${actions}`,
    ends: (day) => `Prend fin le ${day}`,
  },
}
