import type { AgentAction } from '@parley/sdk'
import type { words as english, actionWords as englishActions } from '../mandates.ts'
import type { Translated } from '../translated.ts'

export type { LimitName } from '../mandates.ts'

/** The actions of agents, as they appear in lists of what an agent can do. */
export const actionWords: Translated<typeof englishActions> = {
  'negotiations.round': 'Angebote machen',
  'negotiations.agree': 'Angebote annehmen',
  'contracts.approve': 'Verträgen zustimmen',
  'contracts.cancel': 'Verträge kündigen',
  'contracts.complete': 'Verträge als erfüllt beenden',
  'milestones.change': 'Meilensteine hinzufügen, bearbeiten und entfernen',
  'milestones.fund': 'Meilensteine finanzieren',
  'milestones.release': 'Zahlungen an Auftragnehmer freigeben',
  'milestones.refund': 'Auftraggebern Geld erstatten',
  'disputes.open': 'Streitfälle eröffnen',
  'disputes.propose': 'In Streitfällen Einigungen vorschlagen',
  'disputes.accept': 'In Streitfällen Einigungen annehmen',
  'disputes.reject': 'Schlichtungsvorschläge ablehnen',
  'disputes.withdraw': 'Streitfälle zurückziehen',
  'reviews.write': 'Bewertungen schreiben',
  'vouches.write': 'Andere empfehlen',
  'gigs.publish': 'Aufträge ausschreiben',
  'gigs.delete': 'Aufträge schließen und löschen',
  'wallet.withdraw': 'Guthaben auszahlen',
}

export const ALL_ACTIONS = Object.keys(actionWords) as AgentAction[]

/** Texts of mandates: the editor, the explanation and the trial. */
export const words: Translated<typeof english> = {
  title: 'Vollmacht',
  text: (name) => `Was ${name} ohne Rückfrage tun darf. Alles andere muss der Agent vorher anfragen.`,
  groups: {
    offers: 'Angebote',
    contracts: 'Verträge',
    money: 'Geld',
    disputes: 'Streitfälle',
    name: 'In Ihrem Namen',
    bounds: 'Personen und Enddatum',
  },
  limits: {
    min_rate_cents: 'Niedrigste Vergütung',
    max_rate_cents: 'Höchste Vergütung',
    max_contract_cents: 'Höchste Vertragssumme',
    max_funding_cents: 'Summe in Treuhand',
    max_release_cents: 'Summe der Freigaben',
    max_refund_cents: 'Summe der Erstattungen',
    max_withdrawal_cents: 'Summe der Auszahlungen',
    min_dispute_worker_cents: 'Minimum für den Auftragnehmer',
    max_dispute_worker_cents: 'Maximum für den Auftragnehmer',
  },
  presets: {
    label: 'Vorlage',
    ask: 'Immer fragen',
    askText:
      'Der Agent fragt Sie, bevor er einen Auftrag ausschreibt, ein Angebot macht oder annimmt, zahlt oder Sie zu etwas anderem verpflichtet.',
    total: (amount) => `Bis ${amount} insgesamt`,
    totalText: (amount) =>
      `Der Agent schreibt Aufträge aus und macht Angebote, ohne zu fragen. Er stimmt Verträgen bis ${amount} zu und darf insgesamt bis zu ${amount} in Treuhand geben und freigeben. Bei allem anderen fragt er Sie.`,
  },
  noLimit: 'Kein Limit',
  choices: { limits: 'Bis zum Limit', may: 'Immer erlaubt', ask: 'Fragt Sie' },
  limitNotSet: 'Kein Limit, fragt Sie',
  onlyChosen: 'Geschäfte nur mit ausgewählten Personen',
  chosen: 'Erlaubte Personen',
  addPerson: 'Person hinzufügen',
  remove: (name) => `${name} entfernen`,
  nobodyChosen: 'Sie haben noch niemanden ausgewählt. Der Agent darf also mit niemandem Geschäfte machen.',
  until: 'Endet am',
  untilHint: 'Nach diesem Tag darf der Agent nichts davon mehr. Ohne Datum gilt die Vollmacht unbefristet.',
  save: 'Speichern',
  saved: 'Vollmacht gespeichert. Sie gilt ab sofort.',
  changedElsewhere: 'Diese Vollmacht wurde anderswo geändert. Wenn Sie speichern, überschreiben Sie diese Änderungen.',
  raise: {
    title: 'Aus einer Anfrage übernommen',
    text: (summary) => `Mit diesen Regeln hätte der Agent das ohne Rückfrage tun dürfen: ${summary}`,
    approves: 'Wenn Sie speichern, stimmen Sie auch der Anfrage zu, und der Agent kann weitermachen.',
    changed: 'Änderungen',
    ask: (action) => `${action}: fragt Sie nicht mehr`,
    may: (action) => `${action}: immer erlaubt`,
    counterparties: 'Erlaubte Personen: 1 hinzugefügt',
    limit: (name, before, after) => `${name}: ${before} → ${after}`,
    save: 'Speichern und zustimmen',
    saved: 'Vollmacht gespeichert, der Anfrage zugestimmt',
    covered: 'Die Vollmacht deckt diese Anfrage bereits ab.',
    approvable: 'Sie können ihr direkt zustimmen.',
  },
  explained: {
    title: 'Zusammenfassung',
    alone: 'Darf allein',
    aloneNone: 'Nichts, was Sie verpflichtet.',
    ask: 'Muss Sie fragen',
    askNone: 'Nichts.',
    never: 'Darf nie',
    refused: 'Darf nichts mehr: Die Vollmacht ist abgelaufen',
    beyond:
      'Allein darf der Agent kein Limit überschreiten. Wo er Sie fragen muss, können Sie auch Anfragen über dem Limit zustimmen.',
    always: [
      'Eigenen Anfragen zustimmen oder die eigene Vollmacht ändern',
      'Schlüssel, Agenten oder Webhooks erstellen',
      'Ihre Anmeldung oder E-Mail-Adresse sehen oder ändern',
    ],
    limits: {
      min_rate_cents: (amount) => `Weniger als ${amount} Vergütung vereinbaren`,
      max_rate_cents: (amount) => `Mehr als ${amount} Vergütung vereinbaren`,
      max_contract_cents: (amount) => `Verträge über mehr als ${amount} eingehen`,
      max_funding_cents: (amount) => `Insgesamt mehr als ${amount} in Treuhand geben`,
      max_release_cents: (amount) => `Insgesamt mehr als ${amount} freigeben`,
      max_refund_cents: (amount) => `Insgesamt mehr als ${amount} erstatten`,
      max_withdrawal_cents: (amount) => `Insgesamt mehr als ${amount} auszahlen`,
      min_dispute_worker_cents: (amount) =>
        `In einem Streitfall weniger als ${amount} für den Auftragnehmer vereinbaren`,
      max_dispute_worker_cents: (amount) => `In einem Streitfall mehr als ${amount} für den Auftragnehmer vereinbaren`,
    },
    others: (count) =>
      count === 0
        ? 'Überhaupt mit jemandem Geschäfte machen'
        : count === 1
          ? 'Mit anderen als der ausgewählten Person Geschäfte machen'
          : `Mit anderen als den ${count} ausgewählten Personen Geschäfte machen`,
    after: (day) => `Irgendetwas davon nach dem ${day} tun`,
  },
  trial: {
    title: 'Ausprobieren',
    text: 'Sehen Sie, was passieren würde. Dabei ändert sich nichts.',
    action: 'Was der Agent tun will',
    amounts: {
      rate: 'Vergütung',
      contract: 'Vertragssumme',
      moved: 'Betrag',
      worker: 'Für den Auftragnehmer',
    },
    side: 'Sie sind',
    sides: { client: 'Auftraggeber', worker: 'Auftragnehmer' },
    outcomes: {
      alone: 'Der Agent würde es allein tun.',
      ask: 'Der Agent würde Sie zuerst fragen.',
      refused: 'Die Anfrage würde abgewiesen.',
    },
    widen: 'Regeln ändern und erlauben',
    only: 'Angenommen, der Vertrag hat keine anderen Meilensteine.',
  },
  exceeded: {
    limit: (name, allowed, asked) => `${name}: erlaubt sind ${allowed}, hier geht es um ${asked}.`,
    total: (name, allowed, left, asked) => `${name}: Von ${allowed} sind noch ${left} übrig, hier geht es um ${asked}.`,
    counterparty: 'Mit dieser Person darf der Agent keine Geschäfte machen.',
    expired: 'Die Vollmacht ist abgelaufen.',
  },
  usage: {
    title: 'Ausgabenlimits',
    none: 'Keine Ausgabenlimits festgelegt.',
    noneText: 'Legen Sie in der Vollmacht eines fest, dann darf der Agent bis zu diesem Betrag allein handeln.',
    of: (used, limit) => `${used} von ${limit}`,
  },
  warnings: {
    title: 'Fehlende Berechtigungen',
    text: (keys) =>
      keys === 1
        ? 'Die Vollmacht erlaubt mehr, als einer der Schlüssel dieses Agenten kann. Erstellen Sie einen neuen Schlüssel mit den nötigen Berechtigungen.'
        : 'Die Vollmacht erlaubt mehr, als manche Schlüssel dieses Agenten können. Erstellen Sie neue Schlüssel mit den nötigen Berechtigungen.',
  },
}
