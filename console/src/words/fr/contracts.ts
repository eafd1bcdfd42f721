import type { words as english } from '../contracts.ts'
import type { Translated } from '../translated.ts'
import { words as appWords } from './app.ts'
import { ofName } from './of-name.ts'

/** Who did something, in the history. */
const YOU = 'Vous'
const AUTOMATICALLY = 'Automatiquement'

/** Texts of all pages about contracts. */
export const words: Translated<typeof english> = {
  list: {
    title: 'Contrats',
    filter: 'Statut',
    states: {
      active: 'Actif',
      pending_approval: 'À approuver',
      completed: 'Terminé',
      cancelled: 'Résilié',
      expired: 'Expiré',
    },
    role: 'Votre rôle',
    roles: { all: 'Tous', client: 'Client', worker: 'Prestataire' },
    none: 'Pas encore de contrat',
    noneText: 'Dès que vous vous mettez d’accord avec quelqu’un, le contrat apparaît ici.',
    negotiations: 'Voir les négociations',
    milestones: (done, all) => (done < 2 ? `${done} étape terminée sur ${all}` : `${done} étapes terminées sur ${all}`),
    paidOf: (paid, all) => `${paid} payés sur ${all}`,
    steps: {
      approve: 'Approuver le contrat',
      review: 'Laisser un avis',
      release: (title) => `Vérifier « ${title} »`,
      submit: (title) => `Livrer « ${title} »`,
      fund: (title) => `Financer « ${title} »`,
    },
    approveBy: 'Expire',
  },
  page: {
    above: 'Contrats',
    removedGig: 'Mission supprimée',
    cancel: 'Résilier le contrat',
    cancelTitle: 'Résilier ce contrat ?',
    cancelText:
      'Le contrat prend fin pour les deux parties. Les étapes non financées sont annulées. Les paiements débloqués restent acquis.',
    cancelled: 'Contrat résilié',
    complete: 'Terminer le contrat',
    completeTitle: 'Terminer ce contrat ?',
    completeText: 'Faites-le une fois que tout est livré et payé. Chaque partie pourra ensuite laisser un avis.',
    completed: 'Contrat terminé',
    endsBy: 'Fin automatique',
  },
  print: {
    link: 'Imprimer',
    title: 'Contrat',
    back: 'Retour au contrat',
    subtitle: (site) => `Contrat sur ${site}`,
    print: 'Imprimer ou enregistrer en PDF',
    parties: 'Parties',
    dates: 'Dates',
    dateNames: {
      created: 'Accord',
      client: 'Approbation du client',
      worker: 'Approbation du prestataire',
      started: 'Début',
      ended: 'Fin',
    },
    notYet: 'Pas encore',
    fingerprints: 'Empreintes',
    termsHash: 'Conditions',
    briefHash: 'Brief',
    fingerprintsText:
      'SHA-256. L’empreinte des conditions inclut celle du brief : elle change dès que les conditions ou le brief changent.',
    asOf: (time, zone) => `Version du ${time}. Fuseau horaire : ${zone}.`,
  },
  approval: {
    title: 'Approbation du contrat',
    text: 'Le contrat démarre quand les deux parties ont approuvé le brief, les conditions et les étapes ci-dessous. Si une étape change, les deux parties doivent approuver de nouveau.',
    waiting: (name) => `${name} doit encore approuver`,
    until: 'Expire',
    you: 'Vous',
    approved: 'approuvé',
    notYet: 'pas encore',
    approve: 'Approuver',
    dialogTitle: 'Approuver ce contrat ?',
    work: 'Travail',
    dialogText:
      'Dès que les deux parties ont approuvé, le contrat démarre et les étapes peuvent être financées. Aucun argent n’est débité pour l’instant.',
    total: 'Total',
    milestones: 'Étapes',
    fee: 'Commission',
    done: 'Contrat approuvé',
    staleTitle: 'Le contrat a changé',
    staleText:
      'Il a changé pendant que vous le consultiez : votre approbation n’a pas été enregistrée. Voici la version actuelle :',
    look: 'Revoir',
  },
  terms: {
    title: 'Conditions',
    review: 'Délai de vérification',
    days: (days) => (days === 1 ? '1 jour' : `${days} jours`),
    fee: 'Commission',
    feeText: (percent) => `${percent} de chaque paiement`,
    negotiation: 'Voir la négociation',
  },
  money: {
    title: 'Paiements',
    total: 'Total des étapes',
    paid: 'Payé',
    held: 'Sous séquestre',
    refunded: 'Remboursé',
    open: 'Non financé',
    clears: 'Paiements définitifs',
    clearsText: 'D’ici là, ils peuvent faire l’objet d’un litige. Vous pourrez ensuite terminer le contrat.',
    bar: (paid, held, all) => `${paid} payés et ${held} sous séquestre, sur ${all}`,
  },
  milestones: {
    title: 'Étapes',
    none: 'Aucune étape',
    noneText: 'Ajoutez une étape pour définir ce qui sera livré, et à quel prix.',
    add: 'Ajouter une étape',
    number: (number) => `Étape ${number}`,
    due: 'Échéance',
    held: 'sous séquestre',
    paid: 'payés',
    refunded: 'remboursés',
    waitForFunds: 'Ne commencez pas avant que cette étape soit financée. L’argent sera alors sous séquestre.',
    autoRelease: 'Déblocage automatique',
    autoReleaseText: {
      client: 'sauf réponse de votre part',
      worker: 'sauf réponse du client',
    },
    idleRefund: 'Remboursement automatique',
    idleRefundText: 'si rien n’est livré',
    dispute: 'Cette étape est en litige. L’argent est gelé jusqu’à la fin du litige.',
    openDispute: 'Voir le litige',
    settled: 'Voir l’issue',
    withdrawn: 'Voir le litige retiré',
    fund: 'Financer',
    submit: 'Livrer',
    release: 'Débloquer',
    requestChanges: 'Demander des retouches',
    refund: 'Rembourser',
    edit: 'Modifier',
    remove: 'Supprimer',
    openADispute: 'Ouvrir un litige',
    more: (title) => `Autres actions pour ${title}`,
  },
  fund: {
    title: (title) => `Financer « ${title} »`,
    text: 'L’argent est placé sous séquestre. Il est versé quand vous le débloquez, ou automatiquement si vous ne répondez pas à temps à une livraison.',
    wallet: 'Disponible dans votre portefeuille',
    escrow: 'Séquestre pour cette étape',
    bank: 'Banque',
    short: (missing) => `Il vous manque ${missing}.`,
    depositField: 'Dépôt',
    depositHint: 'Si vous déposez plus, le reste demeure dans votre portefeuille.',
    deposit: (amount) => `Déposer ${amount}`,
    depositAndFund: (deposit) => `Déposer ${deposit} et financer`,
    deposited: (amount) => `${amount} ajoutés à votre portefeuille`,
    later: (amount) => `Votre portefeuille sera encore débité de ${amount} pour financer les étapes restantes.`,
    pendingTitle: (amount) => `Votre dépôt de ${amount} est en attente`,
    pending: 'L’étape n’est pas encore financée. Nous l’ajouterons à vos tâches dès l’arrivée de votre dépôt.',
    instructions: 'Comment payer',
    label: (amount) => `Financer ${amount}`,
    done: (amount) => `${amount} sont maintenant sous séquestre`,
  },
  release: {
    title: (title) => `Débloquer le paiement de « ${title} »`,
    text: (name, days) =>
      `Cet argent est déjà sous séquestre : votre portefeuille n’est pas débité. ${name} en disposera au bout de ${days} jours. Un déblocage est définitif.`,
    amount: 'Montant',
    amountHint: (held) => `Tout ou partie des ${held} sous séquestre.`,
    escrow: 'Séquestre pour cette étape',
    worker: (name) => `${name}, commission déduite`,
    label: (amount) => `Débloquer ${amount}`,
    labelNone: 'Débloquer',
    done: (amount) => `${amount} débloqués`,
  },
  refund: {
    title: (title) => `Rembourser « ${title} »`,
    text: {
      client: 'Rien n’a été livré à temps : l’argent revient dans votre portefeuille et l’étape prend fin.',
      worker: 'Tout l’argent sous séquestre revient au client et l’étape prend fin.',
    },
    escrow: 'Séquestre pour cette étape',
    yourWallet: 'Disponible dans votre portefeuille',
    theirWallet: (name) => `Portefeuille ${ofName(name)}`,
    label: (amount) => `Rembourser ${amount}`,
    done: (amount) => `${amount} remboursés`,
  },
  submit: {
    title: (title) => `Livrer « ${title} »`,
    text: (name, days, net) =>
      `${name} a ${days === 1 ? '1 jour' : `${days} jours`} pour répondre. Passé ce délai, l’argent sous séquestre vous est versé automatiquement. ${net}`,
    message: 'Ce que vous avez fait',
    links: 'Liens vers le travail',
    linksHint: 'Un par ligne, commençant par https://',
    label: 'Livrer',
    done: 'Travail livré',
  },
  changes: {
    title: (title) => `Demander des retouches pour « ${title} »`,
    text: 'Le délai de vérification est suspendu jusqu’à la prochaine livraison. L’argent reste sous séquestre.',
    message: 'Ce qu’il faut changer',
    label: 'Demander des retouches',
    done: 'Retouches demandées',
  },
  milestoneForm: {
    add: 'Ajouter une étape',
    edit: (title) => `Modifier « ${title} »`,
    addText: {
      approval: 'Les deux parties devront approuver le contrat de nouveau.',
      active: 'Elle pourra être financée tout de suite.',
    },
    titleField: 'Titre',
    amount: 'Montant',
    amountWeek: 'Laissez vide pour une semaine au tarif convenu.',
    description: 'Détails',
    due: 'Échéance',
    save: 'Enregistrer',
    label: 'Ajouter',
    added: 'Étape ajoutée',
    saved: 'Étape enregistrée',
    removeTitle: (title) => `Supprimer « ${title} » ?`,
    removeText: 'Elle n’est pas financée : aucun argent n’est déplacé.',
    removed: 'Étape supprimée',
  },
  submissions: {
    latest: (number) => `Livraison ${number}`,
    earlier: (count) => (count === 1 ? '1 livraison précédente' : `${count} livraisons précédentes`),
    changes: 'Retouches demandées',
  },
  payouts: {
    title: 'Vos versements',
    none: 'Pas encore de versement',
    available: 'Disponible',
    paid: 'Versé',
    fee: (gross, fee) => `${gross} moins ${fee} de commission`,
    noFee: (gross) => `${gross} débloqués`,
    held: 'Gelé en raison d’un litige',
  },
  reviews: {
    title: 'Avis',
    write: (name) => `Comment s’est passée la collaboration avec ${name} ?`,
    blind: 'Les avis restent masqués jusqu’à ce que les deux soient envoyés ou que le délai soit écoulé.',
    until: 'Clôture',
    rating: 'Note',
    stars: (count) => (count === 1 ? '1 étoile' : `${count} étoiles`),
    comment: 'Commentaire',
    send: 'Envoyer l’avis',
    sent: 'Avis envoyé',
    yours: 'Votre avis',
    theirs: (name) => `Avis ${ofName(name)}`,
    waiting: (name) => `${name} n’a pas encore laissé d’avis.`,
    hidden:
      'Pour l’instant, personne d’autre ne le voit. Il sera publié quand les deux avis seront envoyés ou le délai écoulé.',
    none: 'Aucune des deux parties n’a laissé d’avis.',
  },
  history: {
    title: 'Activité',
    all: (count) => `Tout afficher (${count})`,
    you: YOU,
    automatically: AUTOMATICALLY,
    operator: 'Un opérateur',
    events: {
      'contract.created': () => 'Accord conclu, contrat créé',
      'contract.approved': (who) => `${has(who)} approuvé le contrat`,
      'contract.activated': (who) => `${has(who)} approuvé le contrat, qui a démarré`,
      'contract.completed': (who) =>
        who === AUTOMATICALLY ? 'Le contrat s’est terminé automatiquement' : `${has(who)} terminé le contrat`,
      'contract.cancelled': (who) =>
        who === AUTOMATICALLY ? 'Le contrat a été résilié automatiquement' : `${has(who)} résilié le contrat`,
      'contract.expired': () => 'Le contrat a expiré, faute d’approbation à temps',
      'milestone.added': (who, title) => `${has(who)} ajouté « ${title} »`,
      'milestone.updated': (who, title) => `${has(who)} modifié « ${title} »`,
      'milestone.removed': (who, title) => `${has(who)} supprimé « ${title} »`,
      'milestone.funded': (who, title, amount) => `${has(who)} financé « ${title} » (${amount})`,
      'milestone.submitted': (who, title) => `${has(who)} livré « ${title} »`,
      'milestone.changes_requested': (who, title) => `${has(who)} demandé des retouches pour « ${title} »`,
      'milestone.released': (who, title, amount) =>
        who === AUTOMATICALLY
          ? `Déblocage automatique de ${amount} pour « ${title} »`
          : `${has(who)} débloqué ${amount} pour « ${title} »`,
      'milestone.refund_announced': (_, title) => `L’étape « ${title} » sera remboursée, sauf livraison`,
      'milestone.refunded': (who, title, amount) =>
        who === AUTOMATICALLY
          ? `Remboursement automatique de ${amount} pour « ${title} »`
          : `${has(who)} remboursé ${amount} pour « ${title} »`,
      'milestone.disputed': (who, title) => `${has(who)} ouvert un litige sur « ${title} »`,
      'milestone.restored': (_, title) => `Le litige sur « ${title} » a été retiré`,
      'milestone.resolved': (_, title) => `Le litige sur « ${title} » a été résolu`,
    },
  },
  dispute: {
    title: 'Ouvrir un litige',
    text: (name) =>
      `L’argent de cette étape est gelé jusqu’à ce que vous vous entendiez ou qu’un arbitre indépendant tranche. ${name} pourra d’abord répondre.`,
    notNow:
      'Cette étape ne peut pas faire l’objet d’un litige pour l’instant. Elle est déjà en litige, ou n’a pas d’argent sous séquestre ni en attente.',
    reason: 'Motif',
    reasons: {
      not_delivered: 'Rien n’a été livré',
      quality: 'Qualité insuffisante',
      scope: 'Non conforme à l’accord',
      late: 'Livraison en retard',
      payment: 'Problème de paiement',
      other: 'Autre motif',
    },
    choose: 'Choisir…',
    statement: 'Ce qui s’est passé',
    statementHint:
      'Tenez-vous-en aux faits vérifiables. L’autre partie et les arbitres peuvent lire ce texte. Markdown accepté.',
    figureHint:
      'Votre proposition, avant commission. Le reste revient au client. Si l’autre partie accepte, le litige est réglé.',
    send: 'Ouvrir un litige',
    sent: 'Litige ouvert',
  },
}

/** The subject and the auxiliary verb: “Vous avez”, “Alice a”. To arbiters and operators, the sides are just client and worker. */
function has(who: string): string {
  if (who === YOU) return 'Vous avez'
  if (who === AUTOMATICALLY) return 'Le système a'
  if (who === appWords.parties.client) return 'Le client a'
  return who === appWords.parties.worker ? 'Le prestataire a' : `${who} a`
}
