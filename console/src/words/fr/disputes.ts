import type { words as english, SideName } from '../disputes.ts'
import type { Translated } from '../translated.ts'
import { has } from './has.ts'
import { ofName } from './of-name.ts'

export type { SideName } from '../disputes.ts'

/** Texts of disputes. */
export const words: Translated<typeof english> = {
  title: 'Litiges',
  description:
    'Les désaccords au sujet d’une étape. L’argent est gelé jusqu’à un accord des deux parties ou la décision d’un arbitre.',
  filter: 'Statut',
  all: 'Tous',
  none: 'Aucun litige',
  noneText:
    'Si vous n’arrivez pas à vous entendre avec l’autre partie sur une étape, vous pouvez ouvrir un litige depuis le contrat.',
  contracts: 'Voir les contrats',
  inDispute: 'en litige',
  you: 'Vous',
  about: (title) => `Litige sur « ${title} »`,
  aboutAmount: (amount) => `Litige de ${amount}`,
  reasons: {
    not_delivered: 'Rien n’a été livré',
    quality: 'Qualité insuffisante',
    scope: 'Non conforme à l’accord',
    late: 'Livraison en retard',
    payment: 'Problème de paiement',
    other: 'Autre motif',
  },
  facts: {
    title: 'Détails',
    amount: 'En litige',
    reason: 'Motif',
    client: 'Client',
    worker: 'Prestataire',
    openedBy: 'Ouvert par',
    opened: 'Ouvert',
    gig: 'Mission',
    milestone: 'Étape',
    contract: 'Voir le contrat',
  },
  next: {
    title: 'La suite',
    status: 'Statut',
    open: (waitsFor) =>
      waitsFor.isMe
        ? 'C’est à vous. Expliquez ce qui s’est passé et proposez un règlement.'
        : `C’est à ${waitsFor.name} de répondre.`,
    in_review:
      'Un arbitre va étudier les déclarations des deux parties et recommander une répartition. D’ici là, vous pouvez encore vous entendre.',
    in_reviewForArbiter: 'Les deux parties attendent la recommandation d’un arbitre.',
    recommended: (accepted) => {
      if (accepted.length === 0)
        return 'Un arbitre a fait une recommandation. Chaque partie peut l’accepter ou la refuser.'
      const [one] = accepted
      return one?.isMe
        ? 'Vous avez accepté la recommandation. L’autre partie peut encore l’accepter ou la refuser.'
        : `${one?.name ?? ''} a accepté la recommandation.`
    },
    arbitration: 'Un nouvel arbitre prendra la décision finale.',
    resolved: 'Ce litige est résolu et l’argent a été réparti.',
    withdrawn: 'Ce litige a été retiré. L’étape continue comme avant.',
    dueAt: (when) => `Échéance ${when}`,
    settles: (date, worker, amount) =>
      `Si personne n’agit avant le ${date}, le litige prend fin et ${lower(worker)} ${get(worker)} ${amount}.`,
    settlesUnlessRejected: (date, worker, amount) =>
      `Si personne ne la refuse avant le ${date}, le litige prend fin et ${lower(worker)} ${get(worker)} ${amount}.`,
    countsAs: (date, silent, worker, amount) =>
      `Si personne n’agit avant le ${date}, un arbitre prend le relais. Nous retiendrons alors comme ${silent.isMe ? 'votre proposition' : `proposition ${ofName(silent.name)}`} : ${lower(worker)} ${get(worker)} ${amount}.`,
    escalates: (date) => `Si personne n’agit avant le ${date}, un arbitre prend la décision finale.`,
  },
  splits: {
    title: 'Qui reçoit quoi',
    text: (amount) => `Chaque ligne montre une répartition de cette somme : ${amount}.`,
    proposes: (side) => (side.isMe ? 'Votre proposition' : `Proposition ${ofName(side.name)}`),
    nothingYet: (side) => (side.isMe ? 'Vous n’avez encore rien proposé.' : 'Pas encore de proposition.'),
    recommendation: 'Recommandation',
    recommendedBy: 'par',
    byDefault: 'Issue par défaut',
    byDefaultText:
      'S’applique si personne ne tranche : le prestataire garde ce qui a été débloqué et, si le travail a été livré, reçoit aussi ce qui est sous séquestre.',
    outcome: 'Issue',
    gets: (side, amount) => `${side.name} ${get(side)} ${amount}`,
    accepted: (side) => (side.isMe ? 'Vous avez accepté' : `${side.name} a accepté`),
    describe: (worker, client) => `${worker} ; ${client}.`,
  },
  how: {
    agreement: 'Les deux parties se sont entendues.',
    recommendation: 'La recommandation de l’arbitre a pris effet.',
    arbitration: 'Un arbitre a tranché.',
    silence: 'L’une des parties n’a pas répondu à temps.',
    default: 'Personne n’a tranché à temps : l’issue par défaut a pris effet.',
  },
  accept: {
    action: 'Accepter',
    title: 'Accepter cette issue ?',
    settles: 'Le litige est réglé aussitôt. Cette action est irréversible.',
    waits: (other) => `Elle s’appliquera si ${other} l’accepte aussi, ou à l’échéance si personne ne la refuse.`,
    label: (amount, isPayer) => `${isPayer ? 'Régler pour' : 'Accepter'} ${amount}`,
    done: 'Litige résolu',
    noted: 'Recommandation acceptée',
  },
  money: {
    paidOut: 'Déjà versé, hors litige',
    clearing: 'Versement en attente',
    held: 'Sous séquestre',
    amount: 'Montant en litige',
  },
  split: {
    label: 'Montant calculé sur',
    left: (amount) => `Les ${amount} restants`,
    disputed: (amount) => `Les ${amount} en litige`,
  },
  settlement: {
    worker: (side, hasFee) =>
      `${side.isMe ? 'Vous recevez' : `${side.name} reçoit`}${hasFee ? ', commission déduite' : ''}`,
    client: (side) =>
      side.isMe ? 'Retour dans votre portefeuille' : `Retour dans le portefeuille ${ofName(side.name)}`,
    replaces: (worker, amount) => `${whosePayout(worker)} en attente (${amount}) sera annulé et remplacé par celui-ci.`,
    correction: (worker, amount, isOwed) =>
      isOwed
        ? `${worker.name} ${worker.isMe ? 'payez' : 'paie'} ${amount} de commission en plus pour les déblocages précédents, car la commission est arrondie sur le total.`
        : `${worker.name} ${worker.isMe ? 'récupérez' : 'récupère'} ${amount} de commission sur les déblocages précédents, car la commission est arrondie sur le total.`,
    total: (worker, amount) =>
      `Avec les versements précédents, ${lower(worker)} ${get(worker)} ${amount} au total pour cette étape.`,
    received: (amount, fee) => `Vous avez reçu ${amount}, après ${fee} de commission.`,
    receivedAll: (amount) => `Vous avez reçu ${amount}.`,
    replaced: (amount) => `Ce montant remplace votre versement en attente de ${amount}.`,
    reversed: (amount) => `Votre versement en attente de ${amount} a été annulé.`,
  },
  reject: {
    action: 'Refuser',
    title: 'Refuser la recommandation ?',
    text: 'Un autre arbitre prendra alors la décision finale. Elle peut vous être plus ou moins favorable.',
    done: 'Recommandation refusée. Un autre arbitre va maintenant trancher.',
  },
  withdraw: {
    action: 'Retirer le litige',
    title: 'Retirer ce litige ?',
    text: 'L’étape revient à son état précédent et ses délais reprennent. Vous ne pourrez plus ouvrir de litige à son sujet.',
    label: 'Retirer le litige',
    done: 'Litige retiré',
  },
  statements: {
    title: 'Déclarations',
    proposed: (worker, amount) => `Proposition : ${lower(worker)} ${get(worker)} ${amount}`,
    evidence: 'Preuves',
  },
  respond: {
    first: 'Répondre',
    more: 'Ajouter une déclaration',
    statement: 'Ce qui s’est passé',
    statementHint:
      'L’autre partie et l’arbitre peuvent lire ce texte. Rien ne vaut des faits et des dates. Markdown accepté.',
    figure: (worker) => (worker.isMe ? 'Montant pour vous' : `Montant pour ${worker.name}`),
    figureHint: 'Avant commission. Le reste revient au client.',
    figureStays: 'Laissez vide pour garder votre dernière proposition.',
    send: 'Envoyer la déclaration',
    done: 'Déclaration envoyée',
  },
  verdict: {
    recommend: 'Recommander',
    resolve: 'Trancher',
    recommendText:
      'Chaque partie peut l’accepter ou la refuser. Si personne ne la refuse avant l’échéance, elle s’applique.',
    resolveText: 'Cette décision est définitive et l’argent est réparti aussitôt.',
    figure: (worker) => `Montant pour ${worker.name}`,
    rationale: 'Motifs',
    rationaleHint: 'Les deux parties peuvent les lire. Markdown accepté.',
    recommended: 'Recommandation envoyée',
    resolved: 'Litige tranché. L’argent a été réparti.',
  },
  history: {
    title: 'Activité',
    clock: 'Le délai a expiré',
    events: {
      'dispute.opened': (who) => `${has(who)} ouvert le litige`,
      'dispute.statement': (who) => `${has(who)} ajouté une déclaration`,
      'dispute.in_review': (who) => `${has(who)} répondu`,
      'dispute.recommended': (who) => `${has(who)} fait une recommandation`,
      'dispute.accepted': (who) => `${has(who)} accepté la recommandation`,
      'dispute.arbitration': (who) => `${has(who)} refusé la recommandation : un autre arbitre va trancher`,
      'dispute.resolved': (who) => `${has(who)} résolu le litige`,
      'dispute.withdrawn': (who) => `${has(who)} retiré le litige`,
    },
    byClock: {
      'dispute.in_review': 'Pas de réponse à temps',
      'dispute.arbitration': 'Pas de recommandation à temps : un arbitre va trancher',
      'dispute.resolved': 'Litige résolu à l’expiration du délai',
    },
    arbiter: 'Un arbitre',
    next: 'Prochaine échéance',
  },
}

function get({ isMe }: SideName): string {
  return isMe ? 'recevez' : 'reçoit'
}

function whosePayout({ name, isMe }: SideName): string {
  return isMe ? 'Votre versement' : `Le versement ${ofName(name)}`
}

/** The name inside a sentence. */
function lower({ name, isMe }: SideName): string {
  return isMe ? 'vous' : name
}
