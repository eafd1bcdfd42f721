import type { words as english, SideName } from '../disputes.ts'
import type { Translated } from '../translated.ts'
import { has } from './has.ts'

export type { SideName } from '../disputes.ts'

/** Texts of disputes. */
export const words: Translated<typeof english> = {
  title: 'Streitfälle',
  description:
    'Uneinigkeit über einen Meilenstein. Das Geld bleibt eingefroren, bis sich beide Seiten einigen oder ein Schlichter entscheidet.',
  filter: 'Status',
  all: 'Alle',
  none: 'Keine Streitfälle',
  noneText: 'Wenn Sie sich über einen Meilenstein nicht einig werden, können Sie im Vertrag einen Streitfall eröffnen.',
  contracts: 'Zu den Verträgen',
  inDispute: 'strittig',
  you: 'Sie',
  about: (title) => `Streitfall zu „${title}“`,
  aboutAmount: (amount) => `Streitfall über ${amount}`,
  reasons: {
    not_delivered: 'Nichts geliefert',
    quality: 'Schlechte Qualität',
    scope: 'Nicht wie vereinbart',
    late: 'Zu spät geliefert',
    payment: 'Problem mit der Zahlung',
    other: 'Etwas anderes',
  },
  facts: {
    title: 'Details',
    amount: 'Strittig',
    reason: 'Grund',
    client: 'Auftraggeber',
    worker: 'Auftragnehmer',
    openedBy: 'Eröffnet von',
    opened: 'Eröffnet',
    gig: 'Auftrag',
    milestone: 'Meilenstein',
    contract: 'Zum Vertrag',
  },
  next: {
    title: 'Nächster Schritt',
    status: 'Status',
    open: (waitsFor) =>
      waitsFor.isMe
        ? 'Sie sind dran. Beschreiben Sie, was passiert ist, und schlagen Sie eine Einigung vor.'
        : `Warten auf die Stellungnahme von ${waitsFor.name}.`,
    in_review:
      'Ein Schlichter prüft die Stellungnahmen beider Seiten und schlägt vor, wer was erhält. Bis dahin können Sie sich noch einigen.',
    in_reviewForArbiter: 'Beide Seiten warten auf einen Schlichtungsvorschlag.',
    recommended: (accepted) => {
      if (accepted.length === 0)
        return 'Es gibt einen Schlichtungsvorschlag. Beide Seiten können ihn annehmen oder ablehnen.'
      const [one] = accepted
      return one?.isMe
        ? 'Sie haben den Schlichtungsvorschlag angenommen. Die andere Seite kann ihn noch annehmen oder ablehnen.'
        : `${one?.name ?? ''} hat den Schlichtungsvorschlag angenommen.`
    },
    arbitration: 'Ein anderer Schlichter entscheidet endgültig.',
    resolved: 'Dieser Streitfall ist beigelegt, und das Geld ist verteilt.',
    withdrawn: 'Dieser Streitfall wurde zurückgezogen. Der Meilenstein läuft weiter wie zuvor.',
    dueAt: (when) => `Fällig ${when}`,
    settles: (date, worker, amount) =>
      `Reagiert bis ${date} niemand, endet der Streitfall, und ${gets(worker, amount)}.`,
    settlesUnlessRejected: (date, worker, amount) =>
      `Lehnt bis ${date} niemand ab, endet der Streitfall, und ${gets(worker, amount)}.`,
    countsAs: (date, silent, worker, amount) =>
      `Reagiert bis ${date} niemand, übernimmt ein Schlichter. ${silent.isMe ? 'Als Ihr Vorschlag' : `Als Vorschlag von ${silent.name}`} gilt dann: ${gets(worker, amount)}.`,
    escalates: (date) => `Reagiert bis ${date} niemand, entscheidet ein Schlichter endgültig.`,
  },
  splits: {
    title: 'Wer was erhält',
    text: (amount) => `Jede Zeile zeigt eine Aufteilung der ${amount}.`,
    proposes: (side) => (side.isMe ? 'Ihr Vorschlag' : `${side.name} schlägt vor`),
    nothingYet: (side) => (side.isMe ? 'Sie haben noch nichts vorgeschlagen.' : 'Noch kein Vorschlag.'),
    recommendation: 'Schlichtungsvorschlag',
    recommendedBy: 'von',
    byDefault: 'Standardergebnis',
    byDefaultText:
      'Gilt, wenn niemand entscheidet: Der Auftragnehmer behält, was freigegeben wurde. Hat er geliefert, erhält er auch das Geld in Treuhand.',
    outcome: 'Ergebnis',
    gets,
    accepted: (side) => (side.isMe ? 'Sie haben angenommen' : `${side.name} hat angenommen`),
    describe: (worker, client) => `${worker}; ${client}.`,
  },
  how: {
    agreement: 'Beide Seiten haben sich geeinigt.',
    recommendation: 'Es blieb beim Schlichtungsvorschlag.',
    arbitration: 'Ein Schlichter hat entschieden.',
    silence: 'Eine Seite hat nicht rechtzeitig reagiert.',
    default: 'Niemand hat rechtzeitig entschieden, deshalb trat das Standardergebnis ein.',
  },
  accept: {
    action: 'Annehmen',
    title: 'Dieses Ergebnis annehmen?',
    settles: 'Der Streitfall ist damit sofort beigelegt. Das lässt sich nicht rückgängig machen.',
    waits: (other) => `Es gilt, sobald ${other} auch annimmt, oder ab Ablauf der Frist, wenn niemand ablehnt.`,
    label: (amount, isPayer) => (isPayer ? `Auf ${amount} einigen` : `${amount} annehmen`),
    done: 'Streitfall beigelegt',
    noted: 'Schlichtungsvorschlag angenommen',
  },
  money: {
    paidOut: 'Bereits gutgeschrieben, nicht strittig',
    clearing: 'Ausstehende Gutschrift',
    held: 'In Treuhand',
    amount: 'Strittiger Betrag',
  },
  split: {
    label: 'Betrag bezogen auf',
    left: (amount) => `Verbleibende ${amount}`,
    disputed: (amount) => `Strittige ${amount}`,
  },
  settlement: {
    worker: (side, hasFee) =>
      `${side.isMe ? 'Sie erhalten' : `${side.name} erhält`}${hasFee ? ', nach Abzug der Gebühr' : ''}`,
    client: (side) => (side.isMe ? 'Zurück in Ihr Guthaben' : `Zurück ins Guthaben von ${side.name}`),
    replaces: (worker, amount) =>
      worker.isMe
        ? `Ihre ausstehende Gutschrift von ${amount} wird storniert und hierdurch ersetzt.`
        : `Die ausstehende Gutschrift von ${amount} für ${worker.name} wird storniert und hierdurch ersetzt.`,
    correction: (worker, amount, isOwed) =>
      isOwed
        ? `${worker.isMe ? 'Sie zahlen' : `${worker.name} zahlt`} für frühere Freigaben ${amount} mehr Gebühren, weil Gebühren auf die Summe gerundet werden.`
        : `${worker.isMe ? 'Sie erhalten' : `${worker.name} erhält`} für frühere Freigaben ${amount} Gebühren zurück, weil Gebühren auf die Summe gerundet werden.`,
    total: (worker, amount) =>
      `Mit früheren Gutschriften ${worker.isMe ? 'erhalten Sie' : `erhält ${worker.name}`} für diesen Meilenstein insgesamt ${amount}.`,
    received: (amount, fee) => `Sie haben ${amount} erhalten, nach Abzug von ${fee} Gebühr.`,
    receivedAll: (amount) => `Sie haben ${amount} erhalten.`,
    replaced: (amount) => `Das ersetzt Ihre ausstehende Gutschrift von ${amount}.`,
    reversed: (amount) => `Ihre ausstehende Gutschrift von ${amount} wurde storniert.`,
  },
  reject: {
    action: 'Ablehnen',
    title: 'Den Schlichtungsvorschlag ablehnen?',
    text: 'Dann entscheidet ein anderer Schlichter endgültig. Das kann für Sie besser oder schlechter ausgehen.',
    done: 'Abgelehnt. Jetzt entscheidet ein anderer Schlichter.',
  },
  withdraw: {
    action: 'Streitfall zurückziehen',
    title: 'Diesen Streitfall zurückziehen?',
    text: 'Der Meilenstein geht in den vorigen Zustand zurück, und seine Fristen laufen weiter. Sie können dazu keinen weiteren Streitfall eröffnen.',
    label: 'Streitfall zurückziehen',
    done: 'Streitfall zurückgezogen',
  },
  statements: {
    title: 'Stellungnahmen',
    proposed: (worker, amount) => `Vorschlag: ${gets(worker, amount)}`,
    evidence: 'Belege',
  },
  respond: {
    first: 'Stellung nehmen',
    more: 'Weitere Stellungnahme',
    statement: 'Was passiert ist',
    statementHint:
      'Die andere Seite und der Schlichter können das lesen. Am meisten helfen Fakten und Daten. Markdown wird unterstützt.',
    figure: (worker) => (worker.isMe ? 'Was Sie erhalten sollen' : `Was ${worker.name} erhalten soll`),
    figureHint: 'Vor Abzug der Plattformgebühr. Der Rest geht zurück an den Auftraggeber.',
    figureStays: 'Leer lassen, um bei Ihrem letzten Vorschlag zu bleiben.',
    send: 'Stellungnahme abgeben',
    done: 'Stellungnahme abgegeben',
  },
  verdict: {
    recommend: 'Vorschlagen',
    resolve: 'Entscheiden',
    recommendText:
      'Beide Seiten können den Vorschlag annehmen oder ablehnen. Lehnt ihn niemand vor Ablauf der Frist ab, gilt er.',
    resolveText: 'Diese Entscheidung ist endgültig, und das Geld wird sofort bewegt.',
    figure: (worker) => (worker.isMe ? 'Was Sie erhalten' : `Was ${worker.name} erhält`),
    rationale: 'Begründung',
    rationaleHint: 'Beide Seiten können das lesen. Markdown wird unterstützt.',
    recommended: 'Schlichtungsvorschlag gesendet',
    resolved: 'Streitfall entschieden. Das Geld ist verteilt.',
  },
  history: {
    title: 'Verlauf',
    clock: 'Die Frist ist abgelaufen',
    events: {
      'dispute.opened': (who) => `${has(who)} den Streitfall eröffnet`,
      'dispute.statement': (who) => `${has(who)} eine Stellungnahme abgegeben`,
      'dispute.in_review': (who) => `${has(who)} Stellung genommen`,
      'dispute.recommended': (who) => `${has(who)} einen Schlichtungsvorschlag gemacht`,
      'dispute.accepted': (who) => `${has(who)} den Schlichtungsvorschlag angenommen`,
      'dispute.arbitration': (who) =>
        `${has(who)} den Schlichtungsvorschlag abgelehnt, jetzt entscheidet ein anderer Schlichter`,
      'dispute.resolved': (who) => `${has(who)} den Streitfall beigelegt`,
      'dispute.withdrawn': (who) => `${has(who)} den Streitfall zurückgezogen`,
    },
    byClock: {
      'dispute.in_review': 'Keine Stellungnahme in der Frist',
      'dispute.arbitration': 'Kein Schlichtungsvorschlag in der Frist, jetzt entscheidet ein Schlichter',
      'dispute.resolved': 'Mit Ablauf der Frist beigelegt',
    },
    arbiter: 'Ein Schlichter',
    next: 'Nächste Frist',
  },
}

function gets({ name, isMe }: SideName, amount: string): string {
  return `${name} ${isMe ? 'erhalten' : 'erhält'} ${amount}`
}
