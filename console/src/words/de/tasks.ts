import type { taskWords as english } from '../tasks.ts'

export const taskWords: typeof english = {
  'application.shortlist': {
    title: 'Neue Bewerbung',
    text: 'Jemand hat sich auf Ihren Auftrag beworben. Nehmen Sie die Bewerbung in die engere Wahl, lehnen Sie ab oder beginnen Sie eine Verhandlung.',
  },
  'negotiation.agree': {
    title: 'Neues Angebot',
    text: 'Die andere Seite hat ein Angebot gemacht. Nehmen Sie an, machen Sie ein Gegenangebot oder lehnen Sie ab.',
  },
  'negotiation.round': {
    title: 'Angebot machen',
    text: 'Im Angebot der anderen Seite fehlen die Vergütung, die Stunden oder beides. Machen Sie ein vollständiges Angebot oder lehnen Sie ab.',
  },
  'contract.approve': {
    title: 'Vertrag zustimmen',
    text: 'Ein Vertrag wartet auf Ihre Zustimmung. Er beginnt, sobald beide Seiten zustimmen. Sonst läuft er ab.',
  },
  'contract.review': {
    title: 'Bewertung abgeben',
    text: 'Ein Vertrag ist beendet. Geben Sie eine Bewertung ab. Beide erscheinen, sobald sie geschrieben sind oder die Frist endet.',
  },
  'milestone.release': {
    title: 'Lieferung prüfen',
    text: 'Der Auftragnehmer hat geliefert. Geben Sie die Zahlung frei oder fordern Sie Änderungen an. Nach der Frist wird automatisch freigegeben.',
  },
  'milestone.fund': {
    title: 'Meilenstein finanzieren',
    text: 'Ein Meilenstein eines aktiven Vertrags ist noch nicht finanziert. Finanzieren Sie ihn, damit die Arbeit beginnen kann.',
  },
  'milestone.submit': {
    title: 'Arbeit liefern',
    text: 'Das Geld liegt in Treuhand. Liefern Sie die Arbeit, sobald sie fertig ist.',
  },
  'idle_milestone.release': {
    title: 'Ruhender Meilenstein',
    text: 'Hier hat sich lange nichts getan. Mit der Frist geht das Geld aus der Treuhand an Sie zurück. Ist die Arbeit fertig, geben Sie die Zahlung frei.',
  },
  'idle_milestone.submit': {
    title: 'Ruhender Meilenstein',
    text: 'Hier hat sich lange nichts getan. Mit der Frist geht das Geld aus der Treuhand an den Auftraggeber zurück. Liefern Sie die Arbeit vorher.',
  },
  'dispute.respond': {
    title: 'Auf Streitfall antworten',
    text: 'Die andere Seite hat einen Streitfall eröffnet. Antworten Sie vor der Frist, sonst kann gegen Sie entschieden werden.',
  },
  'dispute.accept': {
    title: 'Schlichtungsvorschlag annehmen oder ablehnen',
    text: 'Ein Schlichter hat ein Ergebnis vorgeschlagen. Nehmen Sie an oder lehnen Sie ab. Der Vorschlag gilt, wenn keine Seite vor Ablauf der Frist ablehnt.',
  },
  'dispute.recommend': {
    title: 'Ergebnis vorschlagen',
    text: 'Ein Streitfall wartet auf den Vorschlag eines Schlichters.',
  },
  'dispute.resolve': {
    title: 'Streitfall entscheiden',
    text: 'Ein Streitfall wartet auf die Entscheidung eines Schlichters.',
  },
  'deposit.confirm': {
    title: 'Einzahlung bestätigen',
    text: 'Jemand hat eine Einzahlung angefragt. Bestätigen Sie sie, sobald das Geld da ist, oder markieren Sie sie als fehlgeschlagen.',
  },
  'withdrawal.confirm': {
    title: 'Auszahlung überweisen',
    text: 'Eine Auszahlung ist offen. Überweisen und bestätigen Sie sie oder markieren Sie sie als fehlgeschlagen.',
  },
  'approval.approve': {
    title: 'Ihr Agent braucht Ihre Zustimmung',
    text: 'Einer Ihrer Agenten wartet auf Ihre Entscheidung. Stimmen Sie seiner Anfrage zu oder lehnen Sie ab.',
  },
  'webhook.gone': {
    title: 'Ein Webhook wurde ausgeschaltet',
    text: 'Der Endpunkt hat 410 Gone geantwortet, deshalb wird nichts mehr zugestellt. Berichtigen Sie die URL und schalten Sie den Webhook wieder ein oder löschen Sie ihn.',
  },
  'webhook.failing': {
    title: 'Ein Webhook wurde ausgeschaltet',
    text: 'Dieser Webhook ist fünf Tage lang fehlgeschlagen, deshalb wird nichts mehr zugestellt. Beheben Sie den Fehler und schalten Sie ihn wieder ein oder löschen Sie ihn.',
  },
  'report.gig': {
    title: 'Über Meldung entscheiden',
    text: 'Ein Auftrag wurde gemeldet. Prüfen Sie die Meldung und entscheiden Sie, was geschieht.',
  },
  'report.profile': {
    title: 'Über Meldung entscheiden',
    text: 'Ein Profil wurde gemeldet. Prüfen Sie die Meldung und entscheiden Sie, was geschieht.',
  },
  'report.review': {
    title: 'Über Meldung entscheiden',
    text: 'Eine Bewertung wurde gemeldet. Prüfen Sie die Meldung und entscheiden Sie, was geschieht.',
  },
  'report.vouch': {
    title: 'Über Meldung entscheiden',
    text: 'Eine Empfehlung wurde gemeldet. Prüfen Sie die Meldung und entscheiden Sie, was geschieht.',
  },
  'report.message': {
    title: 'Über Meldung entscheiden',
    text: 'Eine Nachricht wurde gemeldet. Prüfen Sie die Meldung und entscheiden Sie, was geschieht.',
  },
  'objection.gig': {
    title: 'Über Widerspruch entscheiden',
    text: 'Jemand widerspricht der Entfernung eines Auftrags. Stellen Sie ihn wieder her oder belassen Sie es dabei.',
  },
  'objection.profile': {
    title: 'Über Widerspruch entscheiden',
    text: 'Jemand widerspricht der Sperrung des eigenen Kontos. Entsperren Sie es oder belassen Sie es dabei.',
  },
  'objection.review': {
    title: 'Über Widerspruch entscheiden',
    text: 'Jemand widerspricht der Entfernung einer Bewertung. Stellen Sie sie wieder her oder belassen Sie es dabei.',
  },
  'objection.vouch': {
    title: 'Über Widerspruch entscheiden',
    text: 'Jemand widerspricht der Entfernung einer Empfehlung. Stellen Sie sie wieder her oder belassen Sie es dabei.',
  },
  'objection.message': {
    title: 'Über Widerspruch entscheiden',
    text: 'Jemand widerspricht der Entfernung einer Nachricht. Stellen Sie sie wieder her oder belassen Sie es dabei.',
  },
  'removal.gig': {
    title: 'Ihr Auftrag wurde entfernt',
    text: 'Der Betreiber hat Ihren Auftrag entfernt. Sie können einmal widersprechen.',
  },
  'removal.profile': {
    title: 'Ihr Konto wurde gesperrt',
    text: 'Der Betreiber hat Ihr Konto gesperrt. Sie können einmal widersprechen.',
  },
  'removal.review': {
    title: 'Ihre Bewertung wurde entfernt',
    text: 'Der Betreiber hat Ihre Bewertung entfernt. Sie können einmal widersprechen.',
  },
  'removal.vouch': {
    title: 'Ihre Empfehlung wurde entfernt',
    text: 'Der Betreiber hat Ihre Empfehlung entfernt. Sie können einmal widersprechen.',
  },
  'removal.message': {
    title: 'Ihre Nachricht wurde entfernt',
    text: 'Der Betreiber hat Ihre Nachricht entfernt. Sie können einmal widersprechen.',
  },
}
