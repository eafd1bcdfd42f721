import type { tasks as english } from '../en/tasks.ts'
import type { Translated } from '../translated.ts'

/** What's waiting for people, in the inbox and in emails, by the type of the resource and what they can do with it, or the reason. */
export const tasks: Translated<typeof english> = {
  titles: {
    'application.shortlist': 'Neue Bewerbung',
    'negotiation.agree': 'Neues Angebot',
    'negotiation.round': 'Angebot machen',
    'contract.approve': 'Einem Vertrag zustimmen',
    'contract.review': 'Bewertung abgeben',
    'milestone.release': 'Lieferung prüfen',
    'milestone.fund': 'Meilenstein finanzieren',
    'milestone.submit': 'Arbeit liefern',
    'idle_milestone.release': 'Ruhender Meilenstein',
    'idle_milestone.submit': 'Ruhender Meilenstein',
    'dispute.respond': 'Auf einen Streitfall antworten',
    'dispute.accept': 'Schlichtungsvorschlag annehmen oder ablehnen',
    'dispute.recommend': 'Schlichtungsvorschlag machen',
    'dispute.resolve': 'Streitfall entscheiden',
    'approval.approve': 'Ihr Agent braucht Ihre Zustimmung',
    'deposit.confirm': 'Einzahlung bestätigen',
    'withdrawal.confirm': 'Auszahlung überweisen',
    'webhook.enable': 'Ein Webhook wurde ausgeschaltet',
    'report.resolve': 'Über eine Meldung entscheiden',
    'objection.resolve': 'Über einen Widerspruch entscheiden',
    'profile.object': 'Ihr Konto wurde gesperrt',
    'gig.object': 'Ihr Auftrag wurde entfernt',
    'review.object': 'Ihre Bewertung wurde entfernt',
    'vouch.object': 'Ihre Empfehlung wurde entfernt',
    'message.object': 'Ihre Nachricht wurde entfernt',
  },
  otherTitle: 'Etwas zu erledigen',
  why: {
    'application.shortlist':
      'Jemand hat sich auf Ihren Auftrag beworben. Nehmen Sie die Bewerbung in die engere Wahl, lehnen Sie ab oder beginnen Sie eine Verhandlung.',
    'negotiation.agree':
      'Die andere Seite hat ein Angebot gemacht. Nehmen Sie es an, machen Sie ein Gegenangebot oder lehnen Sie ab.',
    'negotiation.round':
      'Im Angebot der anderen Seite fehlt der Preis oder die Stundenzahl. Machen Sie ein vollständiges Angebot oder lehnen Sie ab.',
    'contract.approve':
      'Ein Vertrag wartet auf Ihre Zustimmung. Er beginnt, sobald beide Seiten zustimmen. Sonst läuft er ab.',
    'contract.review':
      'Ein Vertrag ist beendet. Geben Sie eine Bewertung ab. Beide Bewertungen werden veröffentlicht, sobald beide abgegeben sind oder die Frist endet.',
    'milestone.release':
      'Der Auftragnehmer hat geliefert. Geben Sie die Zahlung frei oder fordern Sie Änderungen an. Nach Ablauf der Frist wird das Geld automatisch freigegeben.',
    'milestone.fund':
      'Ein Meilenstein in einem aktiven Vertrag ist noch nicht finanziert. Finanzieren Sie ihn, damit die Arbeit beginnen kann.',
    'milestone.submit': 'Das Geld liegt in Treuhand. Liefern Sie die Arbeit, sobald sie fertig ist.',
    'idle_milestone.release':
      'Hier ist lange nichts passiert. Mit Ablauf der Frist geht das Geld aus der Treuhand an Sie zurück. Wenn die Arbeit erledigt ist, geben Sie die Zahlung frei.',
    'idle_milestone.submit':
      'Hier ist lange nichts passiert. Mit Ablauf der Frist geht das Geld aus der Treuhand an den Auftraggeber zurück. Liefern Sie die Arbeit vorher.',
    'dispute.respond':
      'Die andere Seite hat einen Streitfall eröffnet. Antworten Sie vor Ablauf der Frist, sonst wird er vielleicht gegen Sie entschieden.',
    'dispute.accept':
      'Ein Schlichter hat einen Vorschlag gemacht. Nehmen Sie ihn an oder lehnen Sie ihn ab. Er gilt, wenn ihn keine Seite rechtzeitig ablehnt.',
    'dispute.recommend': 'Ein Streitfall wartet auf einen Schlichtungsvorschlag.',
    'dispute.resolve': 'Ein Streitfall wartet auf die Entscheidung eines Schlichters.',
    'deposit.confirm':
      'Jemand hat eine Einzahlung angekündigt. Bestätigen Sie den Eingang, sobald das Geld da ist, oder vermerken Sie einen Fehlschlag.',
    'withdrawal.confirm':
      'Eine Auszahlung ist offen. Überweisen und bestätigen Sie den Betrag oder vermerken Sie einen Fehlschlag.',
  },
  because: {
    /** `request` is an infinitive with a full stop. */
    approval: ({ agent, request }) =>
      `Ihr Agent „${agent}“ braucht Ihre Zustimmung: ${request} Stimmen Sie zu oder lehnen Sie ab.`,
    webhook: {
      gone: 'Der Endpunkt dieses Webhooks hat mit 410 Gone geantwortet und erhält nichts mehr. Korrigieren Sie die URL und schalten Sie den Webhook wieder ein, oder löschen Sie ihn.',
      failing:
        'Dieser Webhook war fünf Tage lang gestört und erhält nichts mehr. Beheben Sie den Fehler am Endpunkt und schalten Sie den Webhook wieder ein, oder löschen Sie ihn.',
    },
    report: {
      gig: 'Jemand hat einen Auftrag gemeldet. Prüfen Sie die Meldung und entscheiden Sie darüber.',
      profile: 'Jemand hat ein Profil gemeldet. Prüfen Sie die Meldung und entscheiden Sie darüber.',
      review: 'Jemand hat eine Bewertung gemeldet. Prüfen Sie die Meldung und entscheiden Sie darüber.',
      vouch: 'Jemand hat eine Empfehlung gemeldet. Prüfen Sie die Meldung und entscheiden Sie darüber.',
      message: 'Jemand hat eine Nachricht gemeldet. Prüfen Sie die Meldung und entscheiden Sie darüber.',
    },
    objection: {
      gig: 'Jemand widerspricht der Entfernung des eigenen Auftrags. Stellen Sie ihn wieder her oder lassen Sie ihn entfernt.',
      profile: 'Jemand widerspricht der eigenen Sperrung. Entsperren Sie das Konto oder lassen Sie es gesperrt.',
      review:
        'Jemand widerspricht der Entfernung der eigenen Bewertung. Stellen Sie die Bewertung wieder her oder lassen Sie sie entfernt.',
      vouch:
        'Jemand widerspricht der Entfernung der eigenen Empfehlung. Stellen Sie die Empfehlung wieder her oder lassen Sie sie entfernt.',
      message:
        'Jemand widerspricht der Entfernung der eigenen Nachricht. Stellen Sie die Nachricht wieder her oder lassen Sie sie entfernt.',
    },
    removal: {
      gig: 'Der Betreiber hat Ihren Auftrag entfernt. Sie können einmal widersprechen.',
      profile: 'Der Betreiber hat Ihr Konto gesperrt. Sie können einmal widersprechen.',
      review: 'Der Betreiber hat Ihre Bewertung entfernt. Sie können einmal widersprechen.',
      vouch: 'Der Betreiber hat Ihre Empfehlung entfernt. Sie können einmal widersprechen.',
      message: 'Der Betreiber hat Ihre Nachricht entfernt. Sie können einmal widersprechen.',
    },
    removalBecause: {
      gig: (reason) => `Der Betreiber hat Ihren Auftrag entfernt. Grund: ${reason} Sie können einmal widersprechen.`,
      profile: (reason) => `Der Betreiber hat Ihr Konto gesperrt. Grund: ${reason} Sie können einmal widersprechen.`,
      review: (reason) =>
        `Der Betreiber hat Ihre Bewertung entfernt. Grund: ${reason} Sie können einmal widersprechen.`,
      vouch: (reason) =>
        `Der Betreiber hat Ihre Empfehlung entfernt. Grund: ${reason} Sie können einmal widersprechen.`,
      message: (reason) =>
        `Der Betreiber hat Ihre Nachricht entfernt. Grund: ${reason} Sie können einmal widersprechen.`,
    },
  },
  buttons: {
    'application.shortlist': 'Bewerbung prüfen',
    'negotiation.agree': 'Angebot prüfen',
    'negotiation.round': 'Angebot machen',
    'contract.approve': 'Vertrag prüfen',
    'contract.review': 'Bewertung abgeben',
    'milestone.release': 'Lieferung prüfen',
    'milestone.fund': 'Finanzieren',
    'milestone.submit': 'Arbeit liefern',
    'idle_milestone.release': 'Zum Meilenstein',
    'idle_milestone.submit': 'Arbeit liefern',
    'dispute.respond': 'Antworten',
    'dispute.accept': 'Zum Vorschlag',
    'dispute.recommend': 'Zum Streitfall',
    'dispute.resolve': 'Zum Streitfall',
    'approval.approve': 'Anfrage prüfen',
    'deposit.confirm': 'Einzahlung prüfen',
    'withdrawal.confirm': 'Auszahlung prüfen',
    'webhook.enable': 'Webhook prüfen',
  },
  otherButton: 'Öffnen',
}
